import { PARS } from '#bots/murano/content/pars';

export const pars: readonly number[] = PARS.split(' ').map(Number);
