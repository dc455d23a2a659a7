import type { RuleTexts } from '#core/rulebook';
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
