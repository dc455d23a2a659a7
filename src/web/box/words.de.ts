import type { BoxWords } from './words.en.ts';

export const de: BoxWords = {
  title: 'Deine Schachtel: {game}',
  lead: 'Was in deiner Schachtel gedruckt ist, kann sich von dem hier unterscheiden. Lies es einmal ab und spiel damit.',
  kept: 'auf diesem Gerät gespeichert',
  name: 'Name deiner Schachtel',
  nameHint: 'Meine Schachtel',
  fingerprint: 'Fingerabdruck {text}',
  same: 'Nichts weicht vom Paket von Tavola ab.',
  play: 'Damit spielen',
  save: 'Als Datei speichern',
  open: 'Datei öffnen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  code: 'Der Link als Code für ein anderes Gerät',
  inCode: 'In diesem Code steckt die ganze Schachtel: Kein Server muss sie kennen.',
  bots: 'Die Bots haben mit dem Paket von Tavola gelernt. Mit deinem halten sie sich an die Regeln; wie stark sie dann sind, ist nicht gemessen.',
  notJson: 'Diese Datei ist kein Paket: Sie ist kein JSON.',
  notText: 'Dieser Link enthält keine Schachtel von {game}.',
  clear: 'Von vorn beginnen',
};
