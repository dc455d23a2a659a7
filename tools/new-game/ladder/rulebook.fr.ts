import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = { setup: 'Préparation', turn: 'Le tour', end: 'La fin' };

export const rules: RuleTexts<RuleId> = {
  R1: {
    title: 'Les cartes',
    text: 'Les cartes, de 1 à la plus haute convenue, sont mélangées. Chacun en reçoit quatre et ne les montre à personne. Les autres, face cachée, sont la pioche. Le hasard décide qui commence.',
  },
  R2: {
    title: 'Le tour',
    text: 'À son tour, on fait une chose sur trois : poser une carte, piocher, ou s’arrêter. Puis c’est au joueur suivant, à gauche.',
  },
  R3: {
    title: 'Poser',
    text: 'Une carte de la main est posée, visible, au bout de sa propre rangée. Elle doit être plus haute que la dernière.',
  },
  R4: {
    title: 'Piocher',
    text: 'La première carte de la pioche va dans la main. Seul celui qui l’a piochée la voit.',
  },
  R5: { title: 'Cinq cartes', text: 'Une main a cinq cartes au plus : qui en a cinq ne peut pas piocher.' },
  R6: { title: 'S’arrêter', text: 'Qui s’arrête ne joue plus de la partie.' },
  R7: {
    title: 'La fin',
    text: 'La partie est finie quand tous se sont arrêtés. Comme convenu avant la partie, la rangée la plus longue gagne, ou celle dont la dernière carte est la plus haute.',
  },
  Q1: {
    title: 'Rangées égales',
    text: 'De deux rangées égales, celle du joueur qui a le moins de cartes en main gagne. Si cela aussi est égal, la victoire est partagée.',
    reason: 'Une carte piochée et jamais posée doit compter pour quelque chose.',
  },
};
