import type { CloselyWords } from './words.en.ts';

export const words: CloselyWords = {
  strength: 'Stärke {count}',
  rainbow: 'Zauberer oder Brücke',
  castle: 'Öffnet eine Burg für alle Banner',
  banner:
    'Du spielst es unter die Burg {castle} oder unter eine, auf der obenauf eine Regenbogen-Burg liegt.',
  followsStep: 'In einer Kolonne folgt es auf eine Karte, die gleich stark oder um eins schwächer ist.',
  followsAny: 'In einer Kolonne folgt es auf jede Karte, die nicht stärker ist.',
  begins: 'Es darf auch eine Kolonne eröffnen.',
  beginsNot: 'Eine Kolonne eröffnen darf es nicht.',
  closes: 'Es schließt eine Regenbogen-Brücke, die für {rank} steht.',
  swap: 'An die Stelle des untersten Zauberers einer Kolonne gelegt, auf deiner oder der anderen Seite, bringt es dir die Regenbogenkarte.',
  mend: 'An die Stelle einer Brücke gelegt, die für {rank} steht, bringt es dir die Regenbogenkarte.',
  park: 'Auf der Burg {castle} abgelegt zählt es für niemanden: Ihr könnt es beide später nachziehen.',
  wizard:
    'Als Zauberer darf sie in jede deiner Kolonnen und zählt 6; auf ihn darf nur ein weiterer Zauberer folgen.',
  move: 'Liegt ein Zauberer in einer deiner Kolonnen obenauf, kannst du ihn zu einer anderen Burg versetzen.',
  bridge: 'Als Brücke steht sie für das fehlende Banner und zählt 1; das nächste Banner folgt sofort.',
  parkAny:
    'Auf einer beliebigen Burg abgelegt zählt sie für niemanden: Ihr könnt sie beide später nachziehen.',
  opens:
    'Auf eine Burg gelegt lässt sie dort auf beiden Seiten Banner mit jedem Emblem zu, solange sie obenauf liegt.',
  stays: 'Auf eine Hand kommt sie nie zurück.',
  onTable: 'Hier zählt die Karte {count}.',
  replaced: 'Wer ein passendes Banner an ihre Stelle legt, nimmt sie auf die Hand.',
  now: 'Jetzt',
  more: { one: 'und {count} weitere', other: 'und {count} weitere' },
  nothing: 'Im Moment ist damit nichts möglich.',
  notNow: 'Du bist nicht am Zug.',
};
