import type { RuleIndex, RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Setup',
  turn: 'The turn',
  banner: 'Playing a banner',
  wizard: 'Playing a rainbow wizard',
  move: 'Moving a rainbow wizard',
  castle: 'Laying a card on a castle',
  bridge: 'Building a rainbow bridge',
  swap: 'Swapping for a rainbow card',
  end: 'End of the match',
  variants: 'Variants and options',
};

/** What people call the things and actions of the game: words for one of them a line. */
export const synonyms: readonly string[] = [
  'wizard, mage, sorcerer, magician',
  'column, row, line',
  'empty column, first banner, put first, down first, start with, begin column, begin with',
  'strength, rank, number, 1, 2, 3, 4, 5',
  'refill, refilling, draw, drawing, top up',
  'pile, deck, draw pile',
  'there are, how many are, in the deck, in the box',
  'hand of five, full hand, hand to five, how many cards hold, hand size, cards in hand',
  'banner, card, soldier, archer, knight, beast, leader',
  'swap, steal, replace, in the place',
  'come back, back to hand, take back, pick up, just laid, just put',
  'lay on castle, laid on castle, put on castle, lying on castle, on castles',
  'into a hand, into my hand, taken, take',
  'give strength, store, good for, point of',
  'works, effect, what does do',
  'several, two, twice, in a row',
  'castles each, equally many castles, same number of castles, both have castles, as many castles',
  'last card, keep off the pile, nobody wants draw',
  'next banner, next card, closing banner, next rank',
  'become, turn into, change into, turning',
  'at most one, step, skip a number, jump',
  'rainbow card, wizard, bridge',
  'how many are, there are, in total, copies of',
  'simple, simplified, easier, leave out, left out, beginner, kids, children',
  'copy, copies, identical, duplicate, same face',
  'pass, stuck, no move, cannot play, nothing to do',
  'descending, downwards, decreasing, weaker, lower, smaller',
  'stronger, step, ascending, increasing, jump, skip, gap, 1, 2, 3, 4, 5',
  'move, shift, relocate, transfer, back',
  'turned up, turns up, flip, reveal, uncover',
  'lay, discard, drop, park, put',
  'castle pile, discard pile, discards, from the discard',
  'same turn, right away, immediately, just, straight away',
  'public, look through, search through, browse, inspect, look at',
  'hold, holds, control, own, conquer, capture',
  'left in hand, leftover, remaining, unplayed, unused',
  'counts for, side, your rival, opponent, other player',
  'at once, immediately, last turn, final turn',
  'which castle, emblem, belongs, suit, colour',
  'castle, fortress, tower, fort, palace, keep',
  'rainbow, multicoloured, multi, coloured, multicolored, colourful',
  'banner, flag, pennant',
  'leader, king, queen, chief, boss',
  'emblem, faction, house, clan, icon, sign, type, symbol',
  'column, stack, lane, pile under',
  'wizard, magic, sorceress, witch, merlin',
  'closing, finish, finishing, unfinished, open bridge, left open',
  'side, half, area, territory',
  '5, five, leader, king, queen',
  '4, four, beast, dragon, monster',
  '3, three, knight, rider',
  '2, two, archer, bowman',
  '1, one, soldier, infantry',
  'ascend, ascending, increase, rise, climb, grow, step up, go up',
  'total, altogether, in all, sum, number',
];

/** By what else a rule is looked up. */
export const index: RuleIndex<RuleId> = {
  U1: 'how many cards in the deck, in total, copies of each, number, composition, box, how big is the deck, size of the deck, what cards are there, contents, components, types of cards, kinds, factions, five emblems, strength of a soldier, archer is worth, knight strength, beast value, leader strength, king, queen, strongest card, weakest card, ones and twos, how many fives, 47, 40 banners, number of wizards, how many rainbow cards, highest number, dragon, monster, horse rider, bowman, boss card, how many of each, count of cards, colours of cards, which emblems exist, symbols in the game, five colours, worth of each card, how strong is a beast, beast worth, number of knights, number of leaders, castles in the game, how many castles, what is a banner, what are banners, banner card, highest strength, strongest banner, players in the game, what is the deck made of, deck made up, which castles, names of the castles, five castles, which emblems, what banners exist, all cards listed, how many soldiers',
  U2: 'hand size, starting hand, cards at the beginning, how many cards do I get, shuffle, how many cards in the pile, size of the pile, set up, setup, prepare, deal, dealt, how many cards each, start of the game, cards at the start, begin with, preparation, face down, initially, receive, hand out, how many at first, place the board, cards left in the pile after dealing, size of the draw pile, 37 cards, number of players, two players, preparation of the game',
  U3: 'who starts, goes first, first player, starting player, first turn, colourful clothes, youngest, who begins, begins, does the youngest start, the oldest, toss a coin, roll to start, who starts the game, winner begins again',
  U4: 'kids, children, easier, simpler, leave out, first game, young, little ones, child, daughter, son, six year old, potion, simple version, easy mode, beginner mode, learning, rules to ignore, 5 year old, easier rules, family, age, toddlers, what can we ignore, my son is playing, my daughter is playing, six-year-old, too difficult, too hard, simplify, grandma, beginners play with bridges, bridges for beginners, which rules for beginners, beginner game bridges, without bridges, marked rules, potion symbol, first game with children, what age, play without bridges, leave out bridges, without wizards',
  B01: 'who starts, goes first, rematch, next match, again, starting player, first turn, second game, winner starts, loser starts, youngest, who begins, does the youngest start, toss a coin, chance decides, who starts the game, winner begins again, winner of last game, second game first player',
  B23: 'swap in the beginner game, swapping for kids, stealing in the beginner game, swap without the step rule, steal with kids rules',
  B43: 'same card twice, identical soldiers, difference between two soldiers, which of my two archers',
  B44: 'own edition, my box, other cards, pack, different number of cards, change the deck',
  U5: 'what can I do, how many actions, two actions, two cards on a turn, possible moves, what do turn, do on turn, list of actions, choose an action, options on my turn, actions available, turn structure, how does a turn go, more than one action, two things, another action, act again, play two cards, two banners in a go, one thing only, several plays, act twice, how many things, is that all, what are the possible moves, my options, choices, one move, actions per turn, number of actions, swap a banner for a banner, how many cards per turn, play all my cards, exchange cards with my opponent, trade cards with the opponent',
  U6: 'always five cards, when do I draw, new cards, draw up, hand size, how many cards in hand, end of turn, draw at the end, draw back up, hand limit, maximum hand, full hand, replenish, how many cards do I draw, pick up cards, finish my turn, fewer than five, maximum cards, do I have to draw, not draw, must draw, keep fewer cards, replenish every turn, top up, restock, draw back to five, end my turn, more than five cards, more than 5 cards, six cards, four cards, always draw, after every turn, really draw, have cards, draw when moving, do I also draw, refill after every action, how many cards after my turn, cards at the end of my turn',
  U7: 'where can I draw from, take cards, source, draw from the discard, pick from the discards, draw pile, draw from the board, choose where to draw, open cards, face up card, take from a castle, mix sources, from both, visible card, cards on the castle, deck and castle, pile and castle at the same time, take visible cards, draw options, whence, only top card, deck or castle, any card on the castles, from the middle, from the table, top card of a castle, which cards can I take, card lying, cards opponent discarded, take a discarded card, opponent’s discard, draw face-down, draw unseen, visible or hidden card',
  U8: 'pick up the rainbow castle, take it back, into my hand, draw a rainbow castle, take rainbow castle, castle card in hand, remove a rainbow castle, rainbow castle back, discard a rainbow castle, can a rainbow castle be taken, cards cannot be drawn, which cards can’t I take, not allowed to draw, cards that stay on the board, impossible to take, card never taken, may never be taken from a castle, rainbow castles leave, rainbow castle disappear, rainbow castle forever',
  B02: 'skip a turn, miss a turn, cannot play, stuck, nothing to play, pass, no action possible, do nothing, forced to play, must I play, nothing fits, no legal move, unable to play, nobody can go, nobody can play, can’t go, have to play, no card fits, what if I can’t move, give up my turn',
  B03: 'see the first card before the second, decide later, one after the other, choose one by one, look at the first card, draw one at a time, decide after seeing, decide all my draws in advance, second card before choosing, see first then choose, see before I choose, decide card by card',
  B04: 'two cards, three cards, several, same castle, same pile twice, both cards from one castle, several from one castle, two from the same pile, keep drawing from one castle',
  B38: 'does my opponent know, opponent see what I take, see what I drew, secret, remember, can my opponent see, does my rival know, hidden hand, secret cards, count cards, memory, how many cards left in the pile, show the card I drew, show drawn cards, reveal my draw, shown to the other person, reveal what we draw, have to show, hide my cards, keep secret, look at my hand, show what I took, show the card I take from a castle, show taken cards, remember cards, card counting, known cards, open information',
  U9: 'where do I play, how to play a card, place a banner, put a card down, my side, on whose side, which side, under the castle, play a card, opponent’s half, other player’s side, my half, place cards where, where do cards go, my row, front of me, how do I play a flag, put down a banner, face up, face down, open or hidden, whose side, what is a banner, how to play a banner, banner card',
  U10: 'suit, colour, which castle, wrong suit, other suit, match the castle, matching colour, matching symbol, different colour, wrong castle, any castle, red card, blue castle, green, yellow, icon, under another castle, belong, foreign banner, mix colours, mixed colours in a column, legal castle, correct castle, off-suit, mismatched, only same colour, where may this banner go, water under feather, flame, leaf, cloud, feather, water, own castle, belongs where, no matching banner, matching castle, play it somewhere else, play elsewhere, suit does not match, water banner, which column, wrong colour, wrong emblem, banner of another emblem, any emblem allowed, wild emblem, emblem free, other faction under a castle',
  U11: 'limit of a column, how big a column, insert, in the middle, between, underneath, cover, overlap, stacking, see all cards, insert a card, slide under, how long a column, how many cards in a column, top of the column, card between two, between others, limit of cards under a castle, maximum cards in a column, how many cards under a castle, number of cards per castle, stack as many cards as I want, any number of cards, unlimited cards, how high can a stack get, cards overlap',
  U12: 'lower, smaller, descending, going down, same number, equal numbers, same value, lower on higher, smaller card, equal card, same strength, same number on top, two ones, repeat a number, decrease, weaker card, 2 on a 2, 1 on a 3, equal value legal, tie value, go down, duplicate strength, lower value, soldier on archer, soldier on knight, archer on knight, dragon on leader, smaller on bigger, two soldiers on each other, another one of the same, backwards, 2 on 3, 1 on a 1, 3 on a 3, 4 on a 4, 5 on a 5, same card again, cards ascend, must cards go up, order of cards, can strength stay the same, after a five, five followed by',
  U13: 'skip a number, jump, gap, higher, bigger, two more, jump a number, from 1 to 3, skip strength, plus one, exactly one higher, how much higher, next number, in order, step by step, leave a gap, miss out a number, ascending, 4 on a 2, 3 on a 1, 5 on a 3, straight from 1 to 3, jump up, bigger step, omit a number, increments, leap, knight on soldier, beast on soldier, dragon on soldier, leader on soldier, king on knight, much bigger, too big, can I put a big card, 2 on a 1, 3 on a 2, 4 on a 1, 5 on a 2, how many steps, strength increase, increase by how much, how much stronger, cards ascend one by one, go up in order, rising, need every number, each number, strength gap between cards, difference in strength, distance between two cards',
  B10: 'wrong suit, other suit, covered later, does the colour of the last card matter, colour of the cards in the column, stay after covering, rainbow castle gone, still count, foreign cards stay, removed, colours after the rainbow castle is covered, foreign banners later, wrong symbol stays, foreign banners after covering, other colours remain, banners when the rainbow castle is gone, foreign banners still count',
  B12: 'first card, start a column, open with a high card, 5, high card first, open with a 3, empty space, empty castle, empty spot, begin with a 4, begin with the king, open a stack, begin a stack, start with a leader, first in a column, biggest card first, strength for an empty column, empty column require, which card in an empty column, any number first',
  U14: 'worth, value, points, stack, two wizards on each other, where can it go, wizard as the first card in a column, empty column, wizard value, how strong wizard, wizard worth, strength of wizard, wizard points, place a wizard, where wizard, wild card, joker, any column, wizard on wizard, stack wizards, six, rating, how powerful, wizard anywhere, wizard on empty column, magic card, strongest, magic man, magician strength, how good is the wizard, how many numbers, wizard first, when may I play a wizard, two wizards in the same column, several wizards in a column, wizard on any card, wizard on a banner, wizard everywhere, joker where, where does the wild card go, wizard under any castle, wizard on the opponent’s side, place a wizard at the opponent’s, wizard in the rival’s column, my own columns only, two wizards in one column, several wizards in one pile, wizard on an empty space',
  B13: 'cover, on top, card over, card on a wizard, play on a wizard, continue after a wizard, banner over wizard, cover the wizard, soldier on wizard, block a column, put a card on a wizard, play on top of a wizard, card after a wizard, archer on a wizard, knight over a wizard, banner after wizard, wizard blocks, wizard closes a column, five followed by something, after a five, on top of a five, what can go on a wizard, put something on a wizard, wizard blocks the column, card above a wizard',
  U15: 'shift, relocate, bring back, change place, elsewhere, shift my wizard, move my wizard, another column, change column, wizard to another castle, another place, move to a new place, transfer wizard, change position, shove, carry the wizard over, may I move it again, wizard walk, wizard stay forever, can a wizard leave, wizard stuck, free a wizard, move several wizards, how far may a wizard move, move to a neighbouring castle, same wizard moved again, wizard moved each turn, move a wizard every turn, how often move a wizard, wizard go back where it was, move back',
  U16: 'flip, reveal, what happens to the card, price of moving, after moving, flipped card, cost of moving, reveal top card, card from the pile, drawn after a move, where does the card go, moving a wizard ends turn, punishment for moving, draw pile card after moving, card turned over, draw after moving, turn over the top card, what is the price of a move, do I draw when I move a wizard, moving draws a card, what happens after the move, cost of moving a wizard, extra card from the deck, reveal after moving',
  B06: 'keep flipped card, take the revealed card, pick up turned-up card, keep the flipped card, card from the move into my hand',
  B18: 'which one can move, which of two wizards, buried, underneath, bring back, buried wizard, wizard underneath, opponent’s wizard, move back to the same castle, which wizard can be moved, move which wizard, two wizards move, top wizard only, wizard under another wizard, back to the same castle, wizard go back where it was, same place, wizard below another wizard, same castle again, lower wizard moves',
  B19: 'turned-up rainbow card, flipped wizard, where does a flipped rainbow card go, flipped rainbow castle, who picks the castle, revealed rainbow castle, wizard turned up, rainbow card flipped, flipped card without symbol',
  B34: 'turned-up card covers the rainbow castle, turned-up banner on a rainbow castle, flipped card on the rainbow castle, flipped card covers the rainbow castle, revealed banner on rainbow castle',
  B42: 'empty again, column after wizard left, empty column after moving, wizard moved away, column empty after the wizard, play a banner after the wizard left, empty again any strength, column empty again, after the wizard left, spot left by the wizard',
  U17: 'discard, drop, park, put away, which castle, dump a card, get rid of, throw away, put on a castle, place a card on the board, unwanted card, card on castle, may I discard, discard a card, throw on the castle, lay aside, junk, leave a card, no use for a card, bad card, can’t use a card, play on a castle, wizard on a castle allowed, which castle do I discard to, rainbow card on any castle, choose the castle, put a rainbow card on a castle, lay a wizard on a castle, lay a leader on a castle, get rid of a useless card, discard to which castle',
  U18: 'take back, pick up again, right away, at once, take back at once, draw my own card, card I just played, same turn, just discarded, put down this turn, take again the card I put, card put on the castle again, undo, change my mind, fetch back, redraw my discard, draw back at once, draw from a castle just played onto, castle I just played on, play to the castle and draw it again, draw my own card again, put down and pick up again',
  U19: 'what does it do, effect, power, wild, every suit, both players, rival too, for my opponent as well, what is a rainbow castle for, effect of the rainbow castle, any colour, all colours, wild castle, for both, opponent too, how long, joker castle, multi-coloured castles, colourful castle, what do they do, use of rainbow castles, rainbow house, castle of all colours, colour does not matter, free choice of colour, how do rainbow castles work, rainbow castle on top change, all emblems allowed, any banner under the castle, why play a rainbow castle, castle for all emblems, every colour allowed, what happens with a rainbow castle, put down a rainbow castle, laying a rainbow castle does',
  U20: 'points, score, purpose, use, worth, castle cards points, cards on top of the castle, do they count, strength on the castle, why put cards there, take later, what are castle piles for, discard area, scoring of castle cards, matter for scoring, store cards, rainbow castle count toward strength, castle cards count, cards on castles count strength, score on castle, opponent use my discarded card, opponent takes my card, card I discarded, opponent picks up',
  B05: 'take back, pick up again, right away, take back at once, card I just played, same turn, just discarded, other castles open, take again the card I put, card put on the castle again, undo, draw from a castle just played onto, castle I just played on',
  B07: 'take, pick up, what lies beneath, cover a rainbow castle, cancel, stop the effect, block, uncover, card under the rainbow castle, remove, get rid of a rainbow castle, covered, card on top of the rainbow castle, put a card on the rainbow castle, draw the card beneath the rainbow castle, draw beneath, switch off a rainbow castle, cancel a rainbow castle, end the effect of a rainbow castle, get rid of rainbow castle, rainbow castle disappear, does a rainbow castle leave, rainbow castle uncovered again, effect comes back, covered castle works again, rainbow castle visible again',
  B08: 'lay a banner on a rainbow castle, wrong castle, other colour on castle, put any symbol on a rainbow castle, lay another colour on the rainbow castle',
  B09: 'wizard on a castle, rainbow card on castle, bridge on castle, does it do anything, wizard lying on a castle, rainbow card lying on a castle joker, take a wizard from a castle, bridge card on the castle, rainbow card on top of the pile',
  B11: 'look through, browse, what lies underneath, see the whole pile, look at the pile, search the pile, cards under the top card, what was discarded, check the castle pile',
  B39: 'rainbow castle on another, two rainbow castles, play a rainbow castle, rainbow castle in a column, rainbow castle as a banner, where does the rainbow castle go, rainbow castle under a castle, place a rainbow castle in a column, where can I place a rainbow castle, rainbow castle my side, two rainbow castles on each other, rainbow castle in my column, play a rainbow castle below',
  U21: 'how bridge, what is a bridge, bridge explained, use a bridge, missing card, fill a gap, replace a missing number, play a bridge, rainbow bridge, how do bridges work, when may I build, skip with a bridge, help of a bridge, missing two, stand for, when to use a bridge, what does a bridge do, why build a bridge, purpose of a bridge',
  U22: 'need the next card, must follow, alone, after a bridge, card after the bridge, follow up, bridge by itself, immediately, right after, bridge without a card, two cards in one action, unfinished bridge, leave a bridge open, finish the bridge, must I continue, what follows a bridge, finish a bridge, need another card, bridge and banner together, bridge followed by a wizard, bridge stand alone, wizard on a bridge, which card on the bridge, play on after a bridge, continue a column after a bridge, two cards with a bridge, bridge and then, bridge what next',
  U23: 'bridge first, start with a bridge, bridge on nothing, bridge on an empty space, bridge as a one, bridge at the bottom of a column, bridge as the first card, bridge lowest, nothing under the bridge',
  U24: 'worth, value, points, strength of a bridge, bridge worth, bridge points, count a bridge, value of the bridge, how strong bridge, how much bridge, strength a bridge adds, bridge in the total',
  U25: 'what is a rainbow card for, decide, choose later, turn, change, turn the card, wizard or bridge, which way up, rotate the card, double card, two uses, rainbow card good for, uses of a rainbow card, two pictures, upside down, both sides of the card, half turn, wizard side, bridge side, same card wizard and bridge, one card two uses, two in one card, wizard or bridge card',
  B14: 'on a 4, on a 5, how high, where, bridge on wizard, bridge on a five, bridge on a 4, bridge on strong card, where bridge, bridge on top, bridge over a leader, bridge on a leader, bridge on a beast, bridge on a king, bridge after a 5, highest place for a bridge, bridge not allowed, bridge on a wizard, put a bridge upon a wizard, where not to build',
  B15: 'what number, in the sequence, next card, what does the bridge count as, which number, card on a bridge, another 3 after a bridge, bridge stands for 3, substitutes rank, compared with, continue after a bridge, extend a column after a bridge, reinforce after a bridge, play on a bridge later, put a card on a bridge, rank of the bridge, what counts above a bridge, add above a bridge',
  B16: 'same number on a bridge, which card after, how much higher, equal, another 3 after a bridge, same rank on the bridge, bridge stands for 3, substitutes rank, exact, next rank, bridge on a 1 then a 2, equal rank after a bridge, after a bridge same number, bridge then exactly next, bridge on 2 then 4',
  B17: 'colour after a bridge, suit after the bridge, other symbol on a bridge, bridge then other colour, banner of another colour on a bridge, emblem on a bridge, colour after the bridge, symbol of the card on a bridge, other emblem on a bridge',
  B33: 'change, become, convert, flip later, turn a bridge into a wizard, wizard into bridge, bridge into wizard, flip on the table, rotate on the table, change its mind, later, wizard become a bridge, bridge become a wizard, played bridge to wizard, rotate a played card, change a played rainbow card, flip a bridge, turn a bridge round, rotate a card on the table',
  B35: 'need the next card, already in hand, do not have the next card, lack the card, without the following card, draw in between, need in hand, bridge stand alone, need the closing card, bridge without following, bridge without the right card in hand, no matching card for the bridge, next card not in hand, bridge alone',
  U26: 'steal, get, take over, opponent’s wizard, replace, steal a wizard, take opponent’s wizard, wizard back, get my wizard back, swap wizard, replace wizard, exchange wizard, own side, remove a wizard, opponent’s side, either side, defend against a wizard, beat a wizard, counter a wizard, fight a wizard, defeat, respond, protect against, remove opponent’s wizard, kick out, want my wizard back, give a banner for a wizard, nick, snatch, rescue my wizard, how do I swap, wizard for any banner, which banner to swap, swap with the opponent, exchange cards with my opponent, what do I give, rival’s wizard into my hand, take the wizard of the rival, banner in exchange for a wizard',
  U27: 'which of two, several wizards, both, two wizards in a column, which one can I pull out, two wizards, both wizards, bottom wizard, top wizard, which wizard, one per turn, take both, swap several wizards, wizards on top of each other, swap the upper wizard, swap the top wizard, swap a wizard of two, bottom or top wizard',
  U28: 'take a bridge, get back, recover, mend, swap bridge, steal bridge, take bridge, replace bridge, exchange bridge, remove bridge, bridge back, opponent’s bridge, undo a bridge, remove a bridge, fix the gap, replace the opponent’s bridge, bridge of the rival, trade a bridge for a banner, take a bridge with a banner',
  B20: 'wizard on a five, swap on a 5, which strength to swap, which card to swap, how strong to swap, compare, reference card, compared card, strength needed, wizard on another wizard, which number for swap, strength to replace a wizard, how strong must the replacement be, what strength for a swap, card under the wizard',
  B21: 'which of two, several wizards, two wizards, bottom wizard, top wizard, which wizard, take both, wizard at the bottom, first wizard played, top wizard of two',
  B22: 'which card for bridge, exact number, right number to swap a bridge, equal card, take a bridge out, equal card for a bridge, same strength as below the bridge, exact number for the bridge, weaker card for a bridge',
  B24: 'draw, new card, what do I get, draw after a swap, after swapping, hand after swap, new card after swap, does opponent know, after swapping which card, what do I get from a swap, use the swapped card, what happens to the wizard after a swap, where does the swapped wizard go, wizard I took as a bridge, use the wizard I took, wizard I got back',
  B41: 'steal from the opponent, whose points, helps my opponent, banner on rival’s side, gives strength to opponent, whose banner, other side, who benefits, benefits from the banner, swap helps rival, banner for the rival, banner swapped over there counts for whom, who owns the swapped banner, banner on the other side, my banner helps the opponent, points for the traded banner',
  U29: 'when is it over, game over, game end, finish, deck empty, runs out, when end, end of the game, game stops, deck is empty, draw pile empty, no cards left, cards run out, pile is used up, how long does it last, game length, end condition, triggers the finish, when over, last card of the deck, empties, pile is gone, stack is gone, deck finished, when are we done, no more cards to draw, duration, how long is a match, how many rounds, number of turns',
  U30: 'win a castle, control, own, how to count, conquer, who owns, who controls, add up, total strength, count points at a castle, scoring, how to score, calculate, who is ahead at a castle, whose castle, more points, compare strength, add numbers, who controls a castle, higher total, compare both sides, strength on each side, how to count the strength, calculate strength at a castle, sum of a column, how is a castle won, how do you win a castle, castle won, add both columns, strength total per castle, who is stronger',
  U31: 'same strength, draw at a castle, equal, decided, equal strength at a castle, castle tied, same total, tiebreaker, more cards, even, level scores, identical strength, castle draw, who gets the castle, we both have 6, both the same, equal at castle, numerical superiority, law of numbers, whose castle, tie at a castle, if there is a draw, broken by number of cards',
  U32: 'how to win, victory, goal, aim, objective, win the game, who wins, how many castles to win, purpose of the game, most castles, winning condition, how many castles, three castles, how to be the winner, what do I have to do, castles needed to win, number of castles to win, majority of castles',
  B25: 'last turn, one more turn, deck runs out, final turn, stop immediately, middle of drawing, last card drawn, other player plays again, runs out while drawing, stop at the last card, ends at once, move flips the last card, last card turned up, before it is placed, deck empty what now, does my rival get another turn, last card mid refill',
  B26: 'do not want the last card, refuse, delay, avoid ending, delay the end, not draw the last card, delay by drawing from castles, take from castles to avoid the end, buy time, refuse the last card, dodge the last card',
  B27: 'nobody draws, endless, forever, stall, infinite, how many turns, stops when nobody draws, never ends, only castles, nobody draws from the pile, loop, no cards drawn for long, game stuck, repeat forever, turns without drawing, game never ends, only draw from castles, both draw from castles, forty turns, 40 turns rule',
  B28: 'still tied, nobody wins, wizards in a tie, bridge in a tie, do wizards count as banners, no owner, nobody gets the castle, same number of banners, numerical superiority, law of numbers, wizards counted in tie, rainbow cards in a tie, no banners on either side, nobody controls, castle without cards, nobody has cards, empty castle owner, neutral castle, castle with no winner, castle belongs to nobody, nobody wins a castle, tie in banners too, zero to zero, same number of banners too, nobody owns the castle',
  B29: 'draw possible, tied match, two castles each, same number, same number of castles, equal castles, game is a draw, overall tie, castles tied, who wins a tie, drawn game, stalemate, overall draw, nobody wins, remis, if there is a draw, it is a draw, match ends equal, both win, match is tied, no overall winner, draw game, 2-2 castles, two all, 2 to 2, no one has more castles, neither player leads, tie at the end, two castles and one shared',
  B31: 'left over, remaining, worth, points, penalty for cards in hand, leftover cards, cards still in hand, hand at the end, minus points, cards on castles count, discard pile scoring, matter at the end, unused cards, scoring, rainbow castle count, rainbow castle points, cards on castles worth, value of cards in hand, cards not played, remaining hand, cards in hand at the end, score for hand cards',
  B37: 'how are the turns counted, counter back to zero, both players’ turns together',
  B40: 'last turn, final move, last action counts, my last move, last move counts, fewer than five at the end, hand not full at the end, final action',
  U33: 'unity, only ones first, start with a one, must start with 1, variant, harder, advanced, unity rule, power of unity, only strength 1 first, starting strength with unity, first banner with unity, unity only 1, only ones on empty, empty spaces only ones, only a soldier first, variant only 1 first, start columns with one',
  U34: 'two bridges, chain, in a row, more than one bridge, several bridges, multiple bridges, bridges in a row, consecutive bridges, second bridge, variant, use more than one bridge, bridges at once, somewhere over the rainbow, chain of bridges, optional rules',
  B30: 'two bridges, chain, in a row, more than one bridge, several bridges, multiple bridges, consecutive bridges, refill after several bridges, two bridges how many cards, closing several bridges, swap one of several bridges',
  B32: 'wizard first with unity, bridge first with unity, unity with a wizard, unity and bridge, begin with a wizard in unity, rainbow card on an empty space in unity',
  B36: 'switch rules off, combine variants, options, both variants together, which options together, variant in the beginner game',
};

export const rules: RuleTexts<RuleId> = {
  U1: {
    title: 'The cards',
    text: 'There are 47 cards: 40 banners, five rainbow cards and two rainbow castles. Each emblem (water, feather, cloud, leaf, flame) has eight banners: three soldiers of strength 1, two archers of strength 2, a knight of strength 3, a beast of strength 4 and a leader of strength 5. The board has five castles, one for each emblem.',
  },
  U2: {
    title: 'The deal',
    text: 'All 47 cards are shuffled together. Each player gets a hand of five, seen by that player alone. The other 37 lie face down as the pile.',
  },
  U3: {
    title: 'Who begins',
    text: 'By the printed rules the more brightly dressed player begins, or the winner of the match before. B01 says how it is settled here.',
  },
  U4: {
    title: 'The beginner game',
    text: 'For beginners and young children, some rules carry a mark and are left out. We take these to be U13, the rainbow bridges (U21 to U24) and U28.',
  },
  B01: {
    title: 'Who begins here',
    text: 'Chance decides who begins a first match. In a rematch the winner of the last match begins; after a draw, the player who did not begin that match.',
    reason:
      'Clothes cannot be compared across a screen. The winner’s right to begin is printed; a draw has no winner, so the first turn changes hands.',
  },
  B23: {
    title: 'Swaps without the marked rules',
    text: 'Without U13, a banner swapped for a rainbow wizard needs only the right emblem (U10) and enough strength (U12). In the beginner game there are no rainbow bridges, so nothing can be swapped by U28. Each of the three marked rules can also be switched off on its own, within B36.',
    reason: 'A swap follows the rules of playing a banner that are in force in the match.',
  },
  B43: {
    title: 'Copies of a card',
    text: 'Cards with the same face count as one and the same: the three soldiers of an emblem, its two archers, the five rainbow cards, the two rainbow castles. If your rival knows that you hold a card and you play one with that face, it counts as a copy your rival knew.',
    reason:
      'Nobody can tell two copies apart, so once one is played your rival can be sure of one copy fewer.',
  },
  B44: {
    title: 'Another deck',
    text: 'How many copies of each card there are may be that of another box: of the banners by their strength, of the rainbow cards and of the rainbow castles. The deck has 47 cards all the same.',
    reason: 'Whoever owns a box with other cards can play with them; the clock of the match stays as it is.',
  },
  U5: {
    title: 'One action',
    text: 'A turn is one action, no more and no less: play a banner, play a rainbow wizard, move a rainbow wizard, lay a card on a castle, build a rainbow bridge, or swap for a rainbow card.',
  },
  U6: {
    title: 'Refilling',
    text: 'Your turn ends with a full hand: if cards are missing after the action, you refill it to five. Then it is your rival’s turn.',
  },
  U7: {
    title: 'Where cards come from',
    text: 'Each card of a refill is either the top card of the pile, unseen, or the face-up top card of a castle pile. One refill may mix both.',
  },
  U8: {
    title: 'Rainbow castles stay',
    text: 'Once it lies on the board, a rainbow castle never goes into a hand.',
  },
  B02: {
    title: 'No passing',
    text: 'You may not pass. You never have to: some card can always be laid on a castle.',
    reason:
      'Every card has a castle on which it may be laid (U17), and each turn begins with five cards in hand.',
  },
  B03: {
    title: 'One card at a time',
    text: 'You choose the source of each card after you have seen the card before it.',
    reason: 'Cards are drawn one after another, and nothing asks you to name all the sources in advance.',
  },
  B04: {
    title: 'Twice from one castle',
    text: 'In one refill you may draw several cards from the same castle pile.',
    reason:
      'When its top card is gone, the next one is the top card, and no rule limits how often you draw from a castle.',
  },
  B38: {
    title: 'What is known',
    text: 'Both players know how many cards the pile holds and which cards lie on the castles. Your rival knows the cards you took from a castle or by a swap, but not those you drew from the pile.',
    reason: 'What lay face up was seen by both; what came face down was not.',
  },
  U9: {
    title: 'Playing a banner',
    text: 'Each side has a column under every castle. Add a banner from your hand, face up, to one of yours.',
  },
  U10: {
    title: 'The emblem',
    text: 'A banner belongs under the castle of its own emblem. It may show any emblem only if a rainbow castle is the top card of that castle pile.',
  },
  U11: {
    title: 'On top, all in sight',
    text: 'A column grows only at its top. Nothing in it is hidden: every card shows its emblem and its strength.',
  },
  U12: {
    title: 'Never weaker',
    text: 'A banner may not be weaker than the card it is laid upon. Equal strength is allowed.',
  },
  U13: {
    title: 'One step at most',
    text: 'A banner may be at most one stronger than the card it is laid upon. Marked rule (U4).',
  },
  B10: {
    title: 'Other emblems stay',
    text: 'Banners of another emblem stay in their column, and go on counting, after the rainbow castle has been covered.',
    reason: 'The emblem is checked only at the moment a banner is played.',
  },
  B12: {
    title: 'The first banner of a column',
    text: 'A banner of any strength may be played in an empty column; with “The power of unity”, only a banner of strength 1 (U33).',
    reason:
      'U13 compares a banner with the card beneath it, and here there is none. The printed examples agree.',
  },
  U14: {
    title: 'Playing a rainbow wizard',
    text: 'A rainbow card from your hand, played as a rainbow wizard, may go on top of any of your columns, even an empty one, even upon another rainbow wizard. Emblem and strength set it no limits. A rainbow wizard has strength 6.',
  },
  B13: {
    title: 'Upon a rainbow wizard',
    text: 'A banner is never laid upon a rainbow wizard. Only another rainbow wizard may be.',
    reason: 'The strongest banner has strength 5 and a rainbow wizard 6, and U12 forbids a weaker card.',
  },
  U15: {
    title: 'Moving a rainbow wizard',
    text: 'A rainbow wizard on top of one of your columns goes over to the top of another of your columns, empty or not. It is as free there as when it is played (U14).',
  },
  U16: {
    title: 'The turned-up card',
    text: 'The move costs the pile its top card: it is turned up and goes on the castle of its emblem. You choose the castle if it is a rainbow card or a rainbow castle. That ends your turn.',
  },
  B06: {
    title: 'The turned-up card stays',
    text: 'You cannot take the card that your own move has just turned up.',
    reason: 'After a move your hand still holds five cards: nothing is drawn, and the turn is over.',
  },
  B18: {
    title: 'Which rainbow wizard moves, and where',
    text: 'Only the top card of a column can be moved, if it is a rainbow wizard. It must go to a different castle.',
    reason:
      'Nothing but a rainbow wizard ever lies upon a rainbow wizard (B13), so the top rainbow wizard of a column is always its top card.',
  },
  B19: {
    title: 'A turned-up card without emblem',
    text: 'Whoever made the move chooses the castle for a turned-up rainbow card, and also for a turned-up rainbow castle.',
    reason: 'Neither card has an emblem that names a castle, and the printed exception covers both kinds.',
  },
  B34: {
    title: 'A turned-up banner on a rainbow castle',
    text: 'A turned-up banner goes to the castle of its printed emblem, even if a rainbow castle is the top card there. It covers the rainbow castle and ends its effect.',
    reason:
      'A card laid on a castle goes by its printed emblem (B08), and a rainbow castle works only as the top card (U19).',
  },
  B42: {
    title: 'A column emptied by a move',
    text: 'The column counts as empty again: a banner of any strength may be played there (with “The power of unity”, only one of strength 1). A rainbow bridge built there stands for rank 1 and is followed by a banner of strength 2.',
    reason: 'No card is left to compare with, and what once lay there does not matter.',
  },
  U17: {
    title: 'Laying a card on a castle',
    text: 'Instead of joining a column, a card from your hand may go face up on a castle: the castle of its emblem. Rainbow cards and rainbow castles have no emblem and may go on any castle.',
  },
  U18: {
    title: 'Not in the same turn',
    text: 'A card that you laid on a castle cannot come back to your hand in the same turn.',
  },
  U19: {
    title: 'A rainbow castle on top',
    text: 'A rainbow castle works while it is the top card of a castle pile: on both sides, banners played under that castle may then show any emblem.',
  },
  U20: {
    title: 'Cards on castles',
    text: 'Castle piles give strength to nobody. They are a store: in later turns either player may draw the top card (U7), unless it is a rainbow castle (U8).',
  },
  B05: {
    title: 'The card just laid',
    text: 'The card you laid on a castle this turn cannot be drawn, and so its castle pile is closed to you until the turn ends. The other castle piles stay open.',
    reason:
      'U18 speaks only of that one card; but only a top card can be drawn, so it shields the cards beneath it.',
  },
  B07: {
    title: 'Over and under a rainbow castle',
    text: 'A rainbow castle can never be taken, and the cards beneath it are locked. When it is covered, its effect stops; when drawing makes it the top card again, its effect returns.',
    reason: 'Only a top card can be drawn (U7), and a rainbow castle works only as the top card (U19).',
  },
  B08: {
    title: 'Laying a banner on a rainbow castle',
    text: 'A banner is always laid on the castle of its printed emblem. A rainbow castle on top does not open the castle pile to other emblems.',
    reason:
      'The exception for rainbow castles (U10) is about banners played under a castle; laying a card on a castle (U17) has no exception.',
  },
  B09: {
    title: 'A rainbow card on a castle',
    text: 'A rainbow card lying on a castle has no effect. It may be drawn like any other card.',
    reason:
      'Only a rainbow castle sets the emblem free (U19), and only rainbow castles may not be taken (U8).',
  },
  B11: {
    title: 'Castle piles are public',
    text: 'The whole castle pile, in order, is open to both players. The screen shows its top card and its height, and the rest on demand.',
    reason: 'Both players saw every one of these cards being laid.',
  },
  B39: {
    title: 'Where rainbow castles go',
    text: 'A rainbow castle comes into play only when it is laid on a castle (U17) or turned up by a move (U16). It never lies in a column and is never given in a swap. It may lie upon another rainbow castle.',
    reason:
      'It is neither a banner nor a rainbow card, so no other action can use it; and U17 lets it go on any castle, whatever lies there.',
  },
  U21: {
    title: 'Building a rainbow bridge',
    text: 'A rainbow card from your hand becomes a rainbow bridge on top of one of your columns. The rank of a banner is its strength; the rainbow bridge stands for the banner one rank above the card it is laid upon. Marked rule (U4).',
  },
  U22: {
    title: 'The next banner follows',
    text: 'A rainbow bridge is never left open: still in the same action, the banner of the next rank is laid upon it.',
  },
  U23: {
    title: 'A rainbow bridge in an empty column',
    text: 'In an empty column a rainbow bridge stands for rank 1, and a banner of strength 2 follows.',
  },
  U24: {
    title: 'A rainbow bridge counts 1',
    text: 'Whatever rank it stands for, a rainbow bridge always adds just 1 to the strength of its column.',
  },
  U25: {
    title: 'Wizard or bridge',
    text: 'You choose as you play it: in the hand a rainbow card is rainbow wizard and rainbow bridge alike, and on the table it stays what it was played as.',
  },
  B14: {
    title: 'Where a rainbow bridge can stand',
    text: 'A rainbow bridge can be built in an empty column or upon rank 1, 2 or 3. It is never built upon rank 4 or 5, nor upon a rainbow wizard.',
    reason:
      'A banner two ranks higher has to follow, and no banner is higher than 5. Above a rainbow wizard there is no next banner at all.',
  },
  B15: {
    title: 'The rank of a rainbow bridge',
    text: 'A card above a rainbow bridge is compared with the rank the bridge stands for, which is one more than the card beneath it. The strength of 1 is for counting only.',
    reason: 'The rainbow bridge takes the place of a banner in the sequence.',
  },
  B16: {
    title: 'Exactly one step, twice',
    text: 'The rainbow bridge stands for exactly one rank more than the card beneath it, and the banner that follows is exactly one rank higher again. Equal ranks are not allowed.',
    reason:
      'The printed rule asks for the next banner both times, and in an empty column it asks for 1, then 2 (U23).',
  },
  B17: {
    title: 'The emblem after a rainbow bridge',
    text: 'The banner laid upon a rainbow bridge must obey U10: the emblem of the castle, unless a rainbow castle is the top card there.',
    reason: 'It is a banner played under a castle like any other.',
  },
  B33: {
    title: 'No turning on the table',
    text: 'A rainbow wizard cannot become a rainbow bridge, nor a rainbow bridge a rainbow wizard, not even in a move. The card is free again only in a hand or after lying on a castle.',
    reason: 'The way up it was played fixes what it is, as long as it lies in a column (U25).',
  },
  B35: {
    title: 'The closing banner',
    text: 'You may build a rainbow bridge only if the closing banner is already in your hand: the exact rank, and an emblem that U10 allows. There is no refill in between. The rank of a column is the strength of its top banner, whatever its emblem, and 0 if the column is empty. With several rainbow bridges (U34), that rank plus the number of bridges may not exceed 4.',
    reason:
      'Bridge and banner are a single action, which could not be completed without the banner. The highest banner, 5, must be left to close it.',
  },
  U26: {
    title: 'Swapping for a rainbow wizard',
    text: 'Put a banner from your hand in the place of a rainbow wizard and take that card into your hand. The rainbow wizard may lie under any castle, on either side. The banner must obey the rules of playing a banner at that place (U10, U12, U13).',
  },
  U27: {
    title: 'Only the lowest',
    text: 'A turn swaps at most one rainbow wizard, and always the lowest of its column.',
  },
  U28: {
    title: 'Swapping for a rainbow bridge',
    text: 'You may likewise put a banner from your hand in the place of a rainbow bridge, if it fills the gap in the sequence and its emblem suits the castle (U10). Marked rule (U4).',
  },
  B20: {
    title: 'What the banner is compared with',
    text: 'The banner is compared with the card directly beneath the rainbow wizard it replaces. If there is none, any strength will do (with “The power of unity”, only 1). Rainbow wizards above do not matter.',
    reason: 'The banner will lie where the rainbow wizard lay, upon the same card.',
  },
  B21: {
    title: 'Which rainbow wizard',
    text: 'Only the lowest rainbow wizard of a column, the first that came there, can be swapped; one in a turn.',
    reason:
      'The others lie upon a rainbow wizard, where no banner may lie (B13), and a turn is one action (U5).',
  },
  B22: {
    title: 'The exact banner for a rainbow bridge',
    text: 'Only a banner of exactly the rank that the rainbow bridge stands for can take its place.',
    reason:
      'A banner as strong as the card beneath would satisfy U12, but the gap would remain and the sequence above would break.',
  },
  B24: {
    title: 'After a swap',
    text: 'Your hand still holds five cards, so you draw nothing. The card you took is a rainbow card again, free to become a rainbow wizard or a rainbow bridge. Your rival knows that you hold it.',
    reason:
      'One card left your hand and one came into it, openly. What it is played as is fixed only on the table (U25).',
  },
  B41: {
    title: 'Swapping on your rival’s side',
    text: 'The banner you put there counts for your rival, both for strength and in a tie. For its emblem (U10) what matters is the top card of the castle pile now, not the one when the rainbow wizard was played.',
    reason:
      'A card counts for the side on which it lies, and the emblem is checked at the moment a banner is played.',
  },
  U29: {
    title: 'The last card',
    text: 'The match is over the moment the last card of the pile is drawn.',
  },
  U30: {
    title: 'Who holds a castle',
    text: 'At each castle, add up the strength of each column. The side with the greater total holds the castle.',
  },
  U31: {
    title: 'A tie at a castle',
    text: 'If both totals are equal, the side with more banners in its column holds the castle.',
  },
  U32: {
    title: 'The winner',
    text: 'Whoever holds more castles wins the match.',
  },
  B25: {
    title: 'At once',
    text: 'The last card of the pile ends the match even in the middle of a refill or when a move turns it up. Nothing more is drawn and nobody has a last turn. A turned-up last card need not be placed.',
    reason:
      'The printed end comes at once and leaves no time for anything else. A card on a castle would count for nobody anyway (U20).',
  },
  B26: {
    title: 'Avoiding the last card',
    text: 'You may draw from castles so as not to draw the last card of the pile.',
    reason: 'U7 leaves the source of every card to you.',
  },
  B27: {
    title: 'Turns without the pile',
    text: 'If no card leaves the pile for 40 turns in a row, the match ends and is scored as it stands. The options of the match can set another number.',
    reason:
      'This rule is ours: a match must end even if both players keep off the pile. Whoever is ahead can always draw from the pile, so the rule should hardly ever be needed.',
  },
  B28: {
    title: 'Only banners break a tie',
    text: 'For U31 only banners count, not rainbow wizards or rainbow bridges. If the number of banners is equal too, even 0 to 0, nobody holds the castle.',
    reason: 'The printed tie-break names banners; rainbow wizards and rainbow bridges are rainbow cards.',
  },
  B29: {
    title: 'Equal numbers of castles',
    text: 'If both players hold equally many castles, the match is a draw. By option, the higher total strength of all five columns wins instead; if that is equal too, it stays a draw.',
    reason: 'The printed rules have nothing to say about it, so by default we add no further tie-break.',
  },
  B31: {
    title: 'What does not count',
    text: 'Cards left in hand and cards on castles count for nothing.',
    reason: 'Only the strength of the columns is compared (U30).',
  },
  B37: {
    title: 'Counting these turns',
    text: 'For B27 the turns of both players are counted together. Any card that leaves the pile, by a refill or by a move, sets the count back to 0.',
    reason: 'Only a card leaving the pile brings the end of the match nearer.',
  },
  B40: {
    title: 'What still counts in the last turn',
    text: 'The action of the last turn counts, and so does a rainbow wizard moved in it. A hand may stay below five cards. A card drawn from a castle never ends the match.',
    reason: 'The action is done before the last card is drawn, and only the pile measures the match (U29).',
  },
  U33: {
    title: 'The power of unity',
    text: 'Variant: the first card of a column must be a banner of strength 1 or a rainbow card.',
  },
  U34: {
    title: 'Somewhere over the rainbow',
    text: 'Variant: one action may build several rainbow bridges in a row in the same column, if the banner that comes next closes them.',
  },
  B30: {
    title: 'Several rainbow bridges',
    text: 'Each rainbow bridge stands for the next rank, and the closing banner must be exactly of the rank after the last one. You then refill as many cards as you played. Any single rainbow bridge can later be swapped for a banner of its own rank.',
    reason: 'Each of them follows the rules for a single rainbow bridge (B15, B16, B22).',
  },
  B32: {
    title: 'Unity and rainbow cards',
    text: 'With “The power of unity”, an empty column may be begun with a rainbow wizard, or with a rainbow bridge followed by a banner of strength 2.',
    reason: 'The variant exempts the rainbow cards that may lie there, and both may (U14, U23).',
  },
  B36: {
    title: 'Options together',
    text: 'If U13 is off and rainbow bridges are on, B16 and B22 stay exact. If rainbow bridges are off, U28 is off too, and “Somewhere over the rainbow” cannot be chosen. “The power of unity” may be combined with the beginner game.',
    reason:
      'The exact ranks come from the rainbow bridge, not from U13. Without rainbow bridges there are none to swap or to put in a row. Unity concerns only empty columns, and every match has those.',
  },
};
