export { simple as levels } from '#bots/muster/simple';
export { muster as game } from '#games/muster/index';
