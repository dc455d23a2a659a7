export { levels } from '#bots/muster/levels';
export { muster as game } from '#games/muster/index';
