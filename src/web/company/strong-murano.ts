export { levels } from '#bots/murano/levels';
export { murano as game } from '#games/murano/index';
