export { simple as levels } from '#bots/murano/simple';
export { murano as game } from '#games/murano/index';
