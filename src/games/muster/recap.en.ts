import type { Wording } from '#core/words';

/** How turns are told as a whole: it comes with what tells them. */
export const words = {
  rises: 'Strength {was} to {now}.',
  falls: '{whom}’s strength: {was} to {now}.',
  fallsFromYou: 'Your strength: {was} to {now}.',
  takes: '{who} takes it, {ahead} to {behind}.',
  takesYou: 'You take it, {ahead} to {behind}.',
  takesFromYou: '{who} takes it from you, {ahead} to {behind}.',
  takesTie: '{who} takes it: {ahead} each, but banners {banners} to {fewer}.',
  takesTieYou: 'You take it: {ahead} each, but banners {banners} to {fewer}.',
  takesTieFromYou: '{who} takes it from you: {ahead} each, but banners {banners} to {fewer}.',
  holds: '{who} holds it, {ahead} to {behind}.',
  holdsYou: 'You hold it, {ahead} to {behind}.',
  holdsTie: '{who} holds it: {ahead} each, but banners {banners} to {fewer}.',
  holdsTieYou: 'You hold it: {ahead} each, but banners {banners} to {fewer}.',
  nobody: 'Nobody holds it: {ahead} each, and as many banners.',
  left: '{who} now holds {castle}.',
  leftYou: 'You now hold {castle}.',
  leftNobody: 'Nobody holds {castle} now.',
  free: 'Free for both to take.',
  wild: 'Any banner may stand there now.',
  drawn: 'Drawn: {cards}.',
  unseen: { one: 'a card from the pile', other: '{count} cards from the pile' },
} as const;

export type RecapWords = Wording<typeof words>;
