import type { BoxWords } from './words.en.ts';

export const fr: BoxWords = {
  title: 'Votre boîte : {game}',
  lead: 'Ce qui est imprimé dans votre boîte peut différer de ce qui est ici. Relevez-le une fois, et jouez avec.',
  kept: 'conservé sur cet appareil',
  name: 'Nom de votre boîte',
  nameHint: 'Ma boîte',
  fingerprint: 'empreinte {text}',
  same: 'Rien ne diffère du paquet de Tavola.',
  play: 'Jouer avec',
  save: 'Enregistrer dans un fichier',
  open: 'Ouvrir un fichier',
  copy: 'Copier le lien',
  copied: 'Copié',
  code: 'Le lien en code pour un autre appareil',
  inCode: 'Toute la boîte tient dans ce code : aucun serveur n’a besoin de la connaître.',
  bots: 'Les bots ont appris avec le paquet de Tavola. Avec le vôtre, ils respectent les règles ; leur force n’a pas été mesurée.',
  notJson: 'Ce fichier n’est pas un paquet : ce n’est pas du JSON.',
  notText: 'Ce lien ne contient pas de boîte de {game}.',
  clear: 'Recommencer',
};
