import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Setup',
  turn: 'The turn',
  collect: 'Collect',
  negotiate: 'Negotiate',
  create: 'Create',
  anytime: 'At any time',
  end: 'End of the match',
  advantages: 'The advantages',
  challenge: 'The Challenge (solo)',
  festival: 'Glass Festival',
  grandmaster: 'The Grandmaster’s Challenge (expert)',
};

export const rules: RuleTexts<RuleId> = {
  L1: {
    title: 'Components',
    text: 'There are 46 shards: ten each of blue, green, yellow and red, and six transparent ones. In the middle of the board lies the warehouse, around it the fixed circle, which shows colours only, and around that the two-sided ring, which turns. Circle and ring form twelve pairs of shards, and the selector points at one of them. The corners are four markets with three places each. There are also 24 creations, 16 advantages, four categories (art, jewellery, tableware, animals), four workbenches with eight places each, and Liras: 37 coins of 1 L, 10 of 5 L and 18 of 10 L. The modules add ten challenge cards, four interactive advantages and the owl.',
  },
  L2: {
    title: 'The side of the ring',
    text: 'Before the match you choose which side of the ring is used.',
  },
  L3: {
    title: 'Selector and warehouse',
    text: 'The selector stands on a pair of shards, one on the circle and one on the ring. All 46 shards begin in the warehouse.',
  },
  L4: {
    title: 'The hand',
    text: 'Each player is dealt five creations at random, or six in a match of two. They stand in the hand one behind the other; the one in front is the first creation. Only special actions change that order. The creations not dealt are out of the match.',
  },
  L5: {
    title: 'The markets',
    text: 'One red, one yellow, one green and one blue shard go from the warehouse to the markets, one to each market, at random.',
  },
  L6: {
    title: 'Workbench and Liras',
    text: 'Each player begins with an empty workbench and 4 L.',
  },
  L7: {
    title: 'First player',
    text: 'One player begins and keeps the first-player marker for the match. M08 says who.',
  },
  L8: {
    title: 'The four advantages',
    text: 'Four of the 16 advantages are drawn at random. One lies under each category, at random as well.',
  },
  L9: {
    title: 'A first match',
    text: 'For a first match the printed advice is not to draw the advantages but to take Present (1), Gift (2), Free (3) and Merchant (4).',
  },
  M01: {
    title: 'The side of the circle',
    text: 'The circle shows its side I. By option, its side II is used.',
    reason:
      'The published board has two sides, but its setup lets the players choose only the side of the ring.',
  },
  M02: {
    title: 'Where the selector begins',
    text: 'Chance sets the selector on one of the twelve pairs. In the expert variant it begins at 12:00 (L70).',
    reason: 'The printed setup accepts any pair, and the selector moves on before anybody uses it.',
  },
  M03: {
    title: 'Where the ring begins',
    text: 'Chance sets the ring to one of its twelve positions, in every mode.',
    reason:
      'The base rulebook names no position; the English expert sheet treats a random one as usual, the French one merely has it set at random.',
  },
  M04: {
    title: 'The order of the hand',
    text: 'The order of the hand is random; you do not choose it. Draft is the exception (M38).',
    reason: 'The printed setup has the cards shuffled before they are taken in hand.',
  },
  M05: {
    title: 'The first creation is private',
    text: 'Nobody else sees your first creation. By option, every player’s first creation is open.',
    reason:
      'The rulebook’s remark about one fully visible card describes a hand fanned out before its holder. Published reviews play it both ways, hence the option.',
  },
  M06: {
    title: 'What is open and what is hidden',
    text: 'Open to all: how many creations each player holds, the completed creations, the Liras and the workbenches. Hidden: the creations in hand, the packets and picks of a draft, the creations not dealt, the solo pile with its order, and the four challenge cards not used.',
    reason: 'Everything but cards in a hand or face down lies on the table for all to see.',
  },
  M08: {
    title: 'Who begins',
    text: 'Chance decides who begins. In a rematch the next seat begins.',
    reason: 'The printed setup asks for a first player and does not say how to find one.',
  },
  M80: {
    title: 'The first-game set and the modules',
    text: 'The first-game set (L9) cannot be combined with the expert variant, nor with an interactive advantage. Such a match is refused when it is set up.',
    reason:
      'The expert variant takes Present (1) and Gift (2) out (M07); the option “Removed for experts” can let them in, but then they are two of many advantages and no set for beginners. And the set fills all four categories, so no interactive advantage has room.',
  },
  M91: {
    title: 'The same in every mode',
    text: 'Each player begins with 4 L in every mode. The advantages of the first-game set lie under the categories at random.',
    reason:
      'The sheets of the modules do not say it again. What else this number once held together stands under L3 to L5, L20 to L22, L30, L42, L49 and L68.',
  },
  M103: {
    title: 'Another box',
    text: 'What is printed differs from box to box: the two sides of the ring, the two circles, the 24 creations with recipe and categories, where the Liras of an expert match lie, and which icon each advantage bears. A match may be played with the facts of another box; everything else stays as it is here.',
    reason:
      'The published rulebooks came to us without their pictures. Whoever owns a box can look, and need not play with what we put in their place.',
  },
  L10: {
    title: 'Three phases',
    text: 'A turn has three phases, always in this order: collect, negotiate, create.',
  },
  L11: {
    title: 'Actions for any time',
    text: 'Three actions are tied to no phase: changing the order of your hand (L27), turning the ring (L28) and activating advantages (L29). They are open to you throughout your own turn, without limit and in whatever order suits you.',
  },
  L12: {
    title: 'The next player',
    text: 'When you are done, the turn passes to your left. So it goes round until the match ends.',
  },
  M27: {
    title: 'No way back',
    text: 'After a creation you cannot go back to negotiating. Whatever is allowed at any time, advantages included, stays possible.',
    reason: 'The printed order of the phases is strict; only what is allowed at any time is free of it.',
  },
  M89: {
    title: 'Where a phase ends',
    text: 'You stay in a phase until you do something of the next one. You may end your turn once your negotiation is done or skipped.',
    reason:
      'The printed phases have an order but no closing step, and only the first two are obligatory (M26).',
  },
  L13: {
    title: 'Turning the selector',
    text: 'First the selector must move on by one notch, clockwise, to the next pair.',
  },
  L14: {
    title: 'Taking the pair',
    text: 'Then you receive from the warehouse the two shards of that pair, one as on the circle and one as on the ring. Each fills an empty place of your workbench.',
  },
  L15: {
    title: 'A missing shard',
    text: 'If the warehouse has run out of one of the two, you may take a shard of another kind instead, or do without.',
  },
  L16: {
    title: 'Eight at most',
    text: 'A workbench never keeps more than eight shards. Any surplus goes back to the warehouse at once; you choose which shards.',
  },
  M09: {
    title: 'The ring before the taking',
    text: 'You may turn the ring after the selector has moved and before you take the shards.',
    reason: 'The ring may be turned at any time (L28), and the printed tip on it names this very use.',
  },
  M11: {
    title: 'Too many shards',
    text: 'You take everything first. Then, before anything else and with no advantage in between, you return the surplus. You may return any shards, even those just taken.',
    reason:
      'The printed rule has the surplus returned at once and leaves the choice to you; it does not limit what you take.',
  },
  M12: {
    title: 'No declining',
    text: 'You cannot decline a shard of the pair. Only a substitute for a missing one (L15) may be declined.',
    reason: 'Taking the pair is obligatory; doing without is printed only for a missing shard.',
  },
  M13: {
    title: 'Which substitute',
    text: 'For each missing shard you choose any kind that is in the warehouse, transparent included, or nothing.',
    reason: 'The printed rule leaves the kind to you and makes no exception.',
  },
  M14: {
    title: 'A pair of one colour',
    text: 'If both shards of the pair have the same colour and only one is left, you take it. The other counts as missing (M13).',
    reason: 'Each shard of the pair is looked at by itself.',
  },
  M73: {
    title: 'What is there comes first',
    text: 'If one shard of the pair is missing and the other is not, you take that one first. The substitute comes from what then remains.',
    reason: 'The pair itself is the rule; a substitute only fills the gap that is left.',
  },
  L17: {
    title: 'One of three',
    text: 'In this phase you do exactly one of three things: exchange, buy or sell.',
  },
  L18: {
    title: 'Exchange',
    text: 'Give one of your shards to a market with a free place. In return the warehouse gives you the shards that the ring shows along this market; each market faces three of them.',
  },
  L19: {
    title: 'No transparent shard by exchange',
    text: 'A transparent shard on the ring brings nothing in an exchange.',
  },
  L20: {
    title: 'Not into a full market',
    text: 'Each place of a market holds one shard. Where all three are taken, you cannot exchange.',
  },
  L21: {
    title: 'Buy',
    text: 'For 2 L you empty one market: every shard on it comes to your workbench, none may be left behind. The Liras go to the bank.',
  },
  L22: {
    title: 'Sell',
    text: 'Return one or more of your shards to the warehouse, as many as you like. This earns you 1 L.',
  },
  M15: {
    title: 'A colour missing in an exchange',
    text: 'For a colour that has run out you receive nothing. The shard you gave lies in the market and cannot be taken back.',
    reason: 'A substitute is printed only for collecting (L15).',
  },
  M16: {
    title: 'All of them',
    text: 'In an exchange you take every shard you are due that the warehouse has. You cannot take fewer.',
    reason: 'Taking only a part is what Expert (5) is for.',
  },
  M17: {
    title: 'A transparent shard into a market',
    text: 'You may give a transparent shard to a market. Whoever buys that market gets it.',
    reason: 'The printed rule asks for a shard and does not say which.',
  },
  M18: {
    title: 'An empty market is not for sale',
    text: 'You cannot buy a market without shards.',
    reason: 'There is nothing to buy; for 2 L it would be a way to pass.',
  },
  M19: {
    title: 'When nothing is possible',
    text: 'If you can neither exchange nor buy nor sell, you skip the phase, and you say so (M72). It takes an empty workbench and, besides, less than 2 L or four empty markets.',
    reason: 'The printed rule demands one of the three and does not say what happens when there is none.',
  },
  M20: {
    title: 'What a sale earns',
    text: 'Selling earns 1 L in all, however many shards you return.',
    reason: 'In the printed example two shards are sold for 1 L.',
  },
  M72: {
    title: 'Skipping',
    text: 'The skip is offered only when none of the three actions is possible. Advantages not yet used do not count for that. You may use one first; if it makes an action possible, negotiating is obligatory again. A skip closes the phase for good: advantages 3 to 7 and 10 are refused after it, even if 10 has been paid.',
    reason:
      'Negotiating is obligatory, so a skip must stay the last resort; but nobody has to spend a creation to avoid it.',
  },
  M95: {
    title: 'An exchange for nothing',
    text: 'You may exchange even if every colour facing the market has run out: your shard is placed and you receive nothing. The screen warns you first.',
    reason: 'The exchange can be carried out, and what is received depends on the warehouse (M15).',
  },
  L23: {
    title: 'Only the first',
    text: 'The first creation of your hand is the only one you can complete.',
  },
  L24: {
    title: 'The recipe',
    text: 'It needs the four shards of its recipe, all of them on your workbench. A transparent shard stands in for any colour.',
  },
  L25: {
    title: 'What it earns',
    text: 'The four shards return to the warehouse. Each place of your workbench that is now empty earns you 1 L. The completed creation lies open before you.',
  },
  L26: {
    title: 'Several creations',
    text: 'The next creation of your hand is now the first, and you may go on with it in the same turn. Two creations in one turn earn 2 L extra.',
  },
  M23: {
    title: 'Paying with transparent shards',
    text: 'You choose the shards you pay with, and may use a transparent one even if you have the colour. The screen proposes the colours first.',
    reason:
      'The printed rule lets a transparent shard replace a colour and does not ask that the colour be missing.',
  },
  M24: {
    title: 'Pay, then count',
    text: 'The four shards leave first. Then the empty places are counted.',
    reason: 'The printed example comes to seven empty places in this way.',
  },
  M25: {
    title: 'The bonus comes once',
    text: 'The 2 L of L26 are paid once in a turn, with the second creation. A third or later one adds no more.',
    reason: 'The printed rule speaks of two creations in a turn and of one bonus.',
  },
  M26: {
    title: 'Creating is optional',
    text: 'Only the first two phases are obligatory. You may hold back a creation that you could complete.',
    reason:
      'The printed obligation concerns the order of the phases, and a published account of the rules calls only the first two obligatory.',
  },
  L27: {
    title: 'Changing the order',
    text: 'For 1 L, and again as long as you can pay, you move the first creation of your hand further back. Looking at your own creations is always free.',
  },
  L28: {
    title: 'Turning the ring',
    text: 'Each notch of the ring costs you 1 L, counter-clockwise and as many as you like.',
  },
  L29: {
    title: 'Activating an advantage',
    text: 'You pay for an advantage with a completed creation: set it aside, and the advantage under its category takes effect. You may do this with several.',
  },
  L30: {
    title: 'Two categories',
    text: 'A creation with two categories activates the advantage of one of them, whichever you choose, never both.',
  },
  L76: {
    title: 'Two icons',
    text: 'Each advantage bears one of two icons. One means that it changes an action you are taking, the other that it is an extra action. When you may use it is said by its own text; the icon decides nothing else.',
  },
  M10: {
    title: 'Between two steps',
    text: 'Actions for any time come between steps: at the start of the turn, after the selector, after each taking, before and after each exchange, purchase or sale, between creations and before the end of the turn. They never interrupt a payment or a taking.',
    reason:
      'The printed rules allow them at any time and do not divide time any finer; a step half done would leave open what counts.',
  },
  M21: {
    title: 'Where the first creation goes',
    text: 'It may go to any other place in the hand, from the second to the last. You may do this repeatedly. It takes at least two creations in hand.',
    reason: 'The printed rule allows every position; staying in front would change nothing.',
  },
  M22: {
    title: 'The direction of the ring',
    text: 'Paid notches go counter-clockwise only. Visionary (16) sets the ring to any position.',
    reason: 'The printed rule names this one direction, and the text of 16 names none.',
  },
  M28: {
    title: 'How often',
    text: 'Each completed creation activates an advantage once. In one turn you may use any number of them, even for the same advantage. A creation completed in this turn can be used at once.',
    reason: 'The printed rule lets you set aside one or several at any moment and adds no further limit.',
  },
  M29: {
    title: 'Set aside, still completed',
    text: 'A creation set aside still counts as completed: for the end of the match, for ties and for the leader in the expert variant.',
    reason: 'Setting it aside shows that it has been used, not that it was never completed.',
  },
  M90: {
    title: 'What the others see',
    text: 'When somebody pays to change the order or uses the owl, all see the place the creation moves to or comes from, but not its face. The new order after Magician (8) is private. What a player has learned, as from the packets of a draft, stays known to that player only as far as a real table would allow.',
    reason:
      'At a table you see a card move in a hand, not what it is; a hand rearranged in secret cannot be followed.',
  },
  L31: {
    title: 'The end',
    text: 'The end comes when somebody has completed all five creations (six with two players). The others still play as far as needed for all to have had equally many turns.',
  },
  L32: {
    title: 'The winner',
    text: 'The most Liras win. Among those level, whoever has completed the fewest creations wins; if that still leaves several, they share the victory.',
  },
  M63: {
    title: 'The round is completed',
    text: 'The round in which the end is set off is played out. If the last seat of the round sets it off, the match is over with that turn.',
    reason:
      'In this way all have had equally many turns, and after the last seat they have had them already.',
  },
  M64: {
    title: 'Ties',
    text: 'The fewest completed creations, then a shared victory: so it is in all modes. Creations set aside count as completed.',
    reason:
      'We take the printed rule as it stands. Between simple bots, 6 to 16 matches in 100 are level at the top.',
  },
  M65: {
    title: 'Creations left in hand',
    text: 'In the base game they cost nothing.',
    reason: 'The 2 L for each of them belong to the expert variant (L75).',
  },
  M76: {
    title: 'Rounds without a creation',
    text: 'After 12 rounds in a row in which nobody has completed a creation, the round is completed and the match is scored. The options of the match tell the number, and can set another; the players are warned three rounds before. This holds for base, draft and interactive matches; solo and expert matches have their own clock.',
    reason: 'This rule is ours: nothing forces a creation (M26), so a match might never end.',
  },
  L33: {
    title: 'Present (1)',
    text: 'At any time: you receive a shard from the warehouse, red or green as you choose.',
  },
  L34: {
    title: 'Gift (2)',
    text: 'At any time: you receive a shard from the warehouse, yellow or blue as you choose.',
  },
  L35: {
    title: 'Free (3)',
    text: 'Negotiate: when you buy, you pay nothing.',
  },
  L36: {
    title: 'Merchant (4)',
    text: 'Negotiate: when you sell, the sale earns 4 L, not 1 L.',
  },
  L37: {
    title: 'Expert (5)',
    text: 'Negotiate: when you exchange, you choose freely among the shards the ring shows at the market. One of those you take may be transparent.',
  },
  L38: {
    title: 'Gourmand (6)',
    text: 'Negotiate: when you have bought, the warehouse adds a transparent shard.',
  },
  L39: {
    title: 'Gambler (7)',
    text: 'Negotiate: when you have sold, the warehouse gives you a transparent shard.',
  },
  L40: {
    title: 'Magician (8)',
    text: 'At any time: you rearrange your whole hand as you please and earn 1 L.',
  },
  L41: {
    title: 'Favouritism (9)',
    text: 'At any time: return a transparent shard from your workbench to the warehouse and earn 3 L.',
  },
  L42: {
    title: 'Privileged (10)',
    text: 'Negotiate: for 1 L you may exchange, buy or sell a second time in this phase. You may do the same thing twice.',
  },
  L43: {
    title: 'Prevident (11)',
    text: 'Collect: the selector stays where it is, you earn 1 L, and you take the two shards of its pair as usual.',
  },
  L44: {
    title: 'Repetition (12)',
    text: 'Collect: for 1 L you may take the two shards of the pair a second time.',
  },
  L45: {
    title: 'Traveller (13)',
    text: 'At any time: one shard moves from its market to another market.',
  },
  L46: {
    title: 'Top Price (14)',
    text: 'Create: a creation that would earn 8 L earns 10 L.',
  },
  L47: {
    title: 'Opportunist (15)',
    text: 'At any time: for 1 L you return one of your shards to the warehouse and take a coloured one for it; then, if you like, you do so once more. A transparent shard cannot be taken.',
  },
  L48: {
    title: 'Visionary (16)',
    text: 'At any time: you set the ring to whatever position you like, at no cost.',
  },
  M30: {
    title: 'Several advantages on one action',
    text: 'Different advantages may change the same action, such as Free (3) and Gourmand (6). Each of 3, 4, 5, 11 and 14 applies at most once to an action or a creation, even where a second use would pay. Only Gourmand (6) and Gambler (7) may be repeated; each use brings one transparent shard, if the warehouse has one.',
    reason:
      'Each of those five says what the action itself costs, earns or does; 6 and 7 add something after it.',
  },
  M31: {
    title: 'Two is the most',
    text: 'Privileged (10) allows two actions and Repetition (12) two takings, never more: a second use in the same phase is refused. An advantage that changes an action applies to one of the two.',
    reason: 'Both texts double it, no more than that.',
  },
  M32: {
    title: 'When to activate',
    text: 'Free (3), Merchant (4) and Expert (5) come before their action, Prevident (11) in place of the selector’s notch, Top Price (14) with the creation. For 6, 7, 10 and 12 see M66, M67 and M78.',
    reason: 'What changes an action has to be known before the action is carried out.',
  },
  M33: {
    title: 'How far Expert reaches',
    text: 'Expert (5) is about the three shards of the ring that face the market: any selection of them, with at most one transparent shard.',
    reason: 'The printed words could mean the whole ring, which would give eight shards or more.',
  },
  M34: {
    title: 'When a creation earns 8 L',
    text: 'For Top Price (14) the amount really received counts. In an expert match that is after the deduction of L72, so no transparent shard may be used. The 2 L of L26 are not part of it.',
    reason: 'The printed condition looks at what the creation brings in.',
  },
  M35: {
    title: 'One payment for both',
    text: 'Opportunist (15) costs 1 L in all, for up to two swaps. You may give a transparent shard, but never take one.',
    reason:
      'The payment is printed before the action that may be done twice, and only the taking excludes transparent shards.',
  },
  M36: {
    title: 'Needs and combinations',
    text: 'Prevident (11) and Repetition (12) may be used together. Traveller (13) needs a free place in another market, and moving no shard is not offered. Each use of Favouritism (9) returns one transparent shard, which must lie on your workbench. Present (1), Gift (2), Gourmand (6) and Gambler (7) are refused when the warehouse has nothing they could give.',
    reason: 'No printed rule keeps 11 and 12 apart, and an advantage without effect would waste a creation.',
  },
  M66: {
    title: 'How late 10 and 12 may come',
    text: 'Privileged (10) may also be activated after the first action of its phase, Repetition (12) after the first taking, until you do something of the next phase. The second action or taking is optional.',
    reason: 'The printed texts name only the phase, and they permit the second without demanding it.',
  },
  M67: {
    title: 'How late 6 and 7 may come',
    text: 'Gourmand (6) and Gambler (7) may be activated until you next exchange, buy or sell, until the first creation or until the end of the turn, whichever comes first. Other actions for any time may come between.',
    reason:
      'They are printed as following the action within its phase, and the phase lasts until something of the next one is done (M89).',
  },
  M68: {
    title: 'No advantage is wasted',
    text: 'After Free (3), Merchant (4), Expert (5) or Top Price (14) the action it changes follows at once, with nothing between. Each is refused while that action is impossible with the change applied; Free (3) needs only a market that is not empty. Prevident (11) takes the place of the selector’s notch and pays its 1 L at once; then comes the usual moment after the selector, actions for any time included. It is refused once the selector has moved in this turn.',
    reason: 'In this way no creation is ever set aside for nothing.',
  },
  M69: {
    title: 'Not for itself',
    text: 'A creation cannot activate Top Price (14) for its own completion. Each creation takes one Top Price (14), and every creation of the turn may have its own.',
    reason: 'It is not completed yet, and only completed creations activate advantages (L29).',
  },
  M70: {
    title: 'Choices that change nothing',
    text: 'They are never offered: the same colour with Opportunist (15), the same position with Visionary (16), two shards of the same kind with Collector, the first creation with the owl. If nothing else is left, the advantage is refused. Magician (8) is exempt: it may keep the order and still earns 1 L.',
    reason: 'They would cost a creation, or the owl, and give nothing for it.',
  },
  M71: {
    title: 'Expert and no shard',
    text: 'With Expert (5) you may also take none of the shards.',
    reason: 'The printed text permits the taking and does not demand it.',
  },
  M74: {
    title: 'Magician and a small hand',
    text: 'Magician (8) is allowed with one creation in hand or none, for its 1 L.',
    reason: 'The Lira does not depend on the order of the hand (M70).',
  },
  M78: {
    title: 'When collecting is over',
    text: 'If Repetition (12) leaves a taking open, collecting ends with the first exchange, purchase or sale, with a skip or with the activation of Privileged (10). The open taking is lost.',
    reason: 'Each of these belongs to the next phase (M89).',
  },
  M79: {
    title: 'Privileged without a possible action',
    text: 'Privileged (10) may be activated even if you can neither exchange nor buy nor sell at this moment.',
    reason: 'A later advantage may make it possible.',
  },
  M84: {
    title: 'The second taking',
    text: 'With Repetition (12) the second taking uses the same position of the selector and the pair as it shows then, even if the ring has been turned in between.',
    reason: 'Only the taking is repeated, and a pair is read when it is taken.',
  },
  M85: {
    title: 'One of two colours has run out',
    text: 'If one of the two colours of Present (1) or Gift (2) has run out, you receive the other. The advantage is refused only if both have.',
    reason: 'It offers two colours, and one of them can still be given.',
  },
  M92: {
    title: 'Advantages that cost 1 L',
    text: 'Privileged (10), Repetition (12) and Opportunist (15) are refused if you have 0 L when you activate them. Liras earned just before count.',
    reason: 'In all three texts the payment comes first.',
  },
  M93: {
    title: 'Not before their phase',
    text: 'Free (3), Merchant (4), Expert (5) and Privileged (10) need at least one taking done. Top Price (14) needs the negotiation done or skipped. Repetition (12) is possible from the start of the turn.',
    reason:
      'Each is printed for one phase, and a phase opens when what is obligatory in the one before is done.',
  },
  M94: {
    title: 'The two swaps',
    text: 'Opportunist (15) is a single activation: one swap and, if you like, a second one at once, with nothing between. The colour you take must be in the warehouse before you return your shard, and differ from it. Otherwise that swap is not offered.',
    reason: 'Taking back what you have just returned would be no swap at all (M70).',
  },
  M99: {
    title: 'With a full workbench',
    text: 'Present (1), Gift (2), Gourmand (6) and Gambler (7) are allowed with a full workbench, and you may return the very shard you took. A transparent shard just sold or returned is in the warehouse and may come back by 6 or 7.',
    reason:
      'The surplus is handled as always (M11), and what has gone back is in the warehouse like any other shard.',
  },
  M100: {
    title: 'When nothing can travel',
    text: 'Traveller (13) is refused if all markets are empty or all are full. Transparent shards may be moved, too.',
    reason: 'In both cases no shard can move, and the printed text excepts no kind of shard.',
  },
  L49: {
    title: 'Solo setup',
    text: 'Alone, you play six creations against Grandmaster Alvisè. Six challenge cards, drawn unseen, form a face-down pile; the other four go back to the box, unseen as well.',
  },
  L50: {
    title: 'A challenge card after each turn',
    text: 'You play by the rules of the base game. When your turn is over, the top challenge card is revealed and takes effect.',
  },
  L51: {
    title: 'The last turn',
    text: 'The last challenge card announces your last turn. You win if all six creations are completed by its end.',
  },
  L52: {
    title: 'The ranks',
    text: 'Your Liras decide your rank: Grandmaster from 50 L, Master from 45 to 49 L, Artisan from 40 to 44 L, Apprentice up to 39 L.',
  },
  L53: {
    title: 'Challenge: ring',
    text: 'The ring turns one notch counter-clockwise. There are two such cards.',
  },
  L54: {
    title: 'Challenge: selector',
    text: 'The selector moves one notch clockwise. There is one such card.',
  },
  L55: {
    title: 'Challenge: red',
    text: 'A red shard is added to your workbench; you cannot refuse it. There is one such card.',
  },
  L56: {
    title: 'Challenge: green',
    text: 'A green shard is added to your workbench; you cannot refuse it. There is one such card.',
  },
  L57: {
    title: 'Challenge: blue',
    text: 'A blue shard is added to your workbench; you cannot refuse it. There is one such card.',
  },
  L58: {
    title: 'Challenge: yellow',
    text: 'A yellow shard is added to your workbench; you cannot refuse it. There is one such card.',
  },
  L59: {
    title: 'Challenge: empty a market',
    text: 'The fullest market loses all its shards. There is one such card.',
  },
  L60: {
    title: 'Challenge: nothing',
    text: 'Nothing happens. There are two such cards.',
  },
  M45: {
    title: 'One card a turn',
    text: 'One challenge card is revealed after each turn: six cards, seven turns.',
    reason:
      'The English and the German sheet put the word for the card in the plural, the French one, which calls the card now a challenge, now a défi, in the singular; a pile that runs out one turn before the end (L51) is meant for one card a turn.',
  },
  M46: {
    title: 'All six completed early',
    text: 'The match ends with the turn in which you complete your sixth creation.',
    reason:
      'The base rule for the end still holds, and playing on would only serve to gather Liras by selling.',
  },
  M47: {
    title: 'Which market is emptied',
    text: 'One market is emptied. If several hold the most shards, you choose among them; if all are empty, nothing happens. The shards go to the warehouse. By option, all that hold the most are emptied.',
    reason:
      'The English and the German sheet limit it to one market, while the French one allows for several: the option plays by it.',
  },
  M48: {
    title: 'The selector, not the circle',
    text: 'The card moves the selector. You take no shards for it.',
    reason:
      'The English sheet says inner ring where the French and the German one name the selector, and the circle is fixed. Taking belongs to your own turn.',
  },
  M49: {
    title: 'Full workbench or missing colour',
    text: 'If your workbench overflows, M11 applies. If the warehouse has no shard of that colour, nothing happens.',
    reason:
      'A surplus is always handled in the same way, and the card names no substitute. The English and the German sheet say that you must take the shard, the French one simply has you place it; L55 to L58 follow the stricter wording.',
  },
  M50: {
    title: 'Lost',
    text: 'Without all six creations you have lost, whatever your Liras. A rank is shown only for a victory.',
    reason: 'The English and the German sheet say that you lose; the French one is silent.',
  },
  M51: {
    title: 'Otherwise as in the base game',
    text: 'You begin with 4 L, four of the 16 advantages and one shard on each market. Buying stays possible; only your own exchanges fill the markets again.',
    reason:
      'The sheet changes none of this, and the rules of the base game hold (L50); the French sheet says so by naming the match of two to four players. The name of the Grandmaster is Alvisè in English, Alvisé in French and Alvise in German.',
  },
  M52: {
    title: 'Not with the expert variant',
    text: 'The solo game is not offered with the expert variant.',
    reason: 'Alone, you have nobody to beat to a Lira (L71) and nobody to give the owl to (L73).',
  },
  M75: {
    title: 'No card after an early end',
    text: 'If the match ends early (M46), no further challenge card is revealed.',
    reason: 'The card would come after the turn, and the match is over with the turn.',
  },
  M86: {
    title: 'Decisions after the turn',
    text: 'If a challenge card asks you to decide something (markets that tie, a surplus on your workbench), you make that decision only, before your next turn. Actions for any time are not possible then.',
    reason: 'The card takes effect after your turn, and those actions belong to the turn.',
  },
  L61: {
    title: 'Draft',
    text: 'Each player is dealt six creations, or seven in a match of two. You keep one and hand the rest to your left, and so on until each hand is complete with five (six with two players). The order in hand is set as you draft. What is left goes back to the box.',
  },
  L62: {
    title: 'Interactive mode',
    text: 'One of the four advantages is an interactive one, and the other three are ordinary ones.',
  },
  L63: {
    title: 'Authoritarian',
    text: 'At any time: for 1 L, which you pay to a player, a shard of that player’s workbench becomes yours, but never a transparent one.',
  },
  L64: {
    title: 'Dealer',
    text: 'At any time: a player pays you 1 L and must accept one of your shards for it.',
  },
  L65: {
    title: 'Clumsiness',
    text: 'At any time: everybody loses one shard from the workbench; each chooses their own.',
  },
  L66: {
    title: 'Collector',
    text: 'At any time: you swap one of your shards for one on another player’s workbench.',
  },
  M37: {
    title: 'Which advantages',
    text: 'One interactive advantage and three of the base game, all drawn at random. By option the interactive one is chosen, or all four are shuffled in with the others.',
    reason:
      'The English sheet draws one at random, the French one has it chosen, the German one lets all be added; only the English one is exact.',
  },
  M38: {
    title: 'How the draft goes',
    text: 'All pick at once and pass the packet to the left. The creation picked first is the first in hand, and so on. The last creation of each packet goes back to the box; only in an expert draft of four players is it kept, as the sixth pick (M61).',
    reason:
      'The French sheet has the players choose in turn, the English one has each choose and pass, the German one has no draft. What is picked stays hidden until all have picked, so nobody can tell one way from the other. The order of the picks is the plain reading of the order they print.',
  },
  M39: {
    title: 'Two switches',
    text: 'Draft and interactive mode are chosen independently of each other. Neither is offered in solo.',
    reason:
      'The English sheet presents the interactive mode as an addition to the draft, the French one merely as compatible with it, and the German one names no modes. Both need other players.',
  },
  M40: {
    title: 'Authoritarian in detail',
    text: 'You choose the shard. A player without a coloured shard cannot be named. You need 1 L.',
    reason:
      'The text gives the taking to you, and without a Lira or a coloured shard it cannot be carried out.',
  },
  M41: {
    title: 'Dealer in detail',
    text: 'You need a player with at least 1 L and a shard to give; it may be transparent. If that player’s workbench is full, they take the shard and then return one of their choice, although it is not their turn.',
    reason:
      'Only Authoritarian excludes transparent shards, and the limit of eight (L16) leaves the choice to the owner of the workbench. That you choose the player is said outright in the German sheet only.',
  },
  M42: {
    title: 'Clumsiness in detail',
    text: 'You lose a shard, too. All choose at once, and nothing is shown until all have chosen. Empty workbenches are passed over. The shards go to the warehouse.',
    reason: 'All players means you as well, and the German sheet names the warehouse.',
  },
  M43: {
    title: 'Collector in detail',
    text: 'You choose both shards. They may be transparent.',
    reason: 'The advantage is yours, and only Authoritarian excludes transparent shards.',
  },
  M44: {
    title: 'In your own turn',
    text: 'Interactive advantages are used only in one’s own turn. In solo the four are left out.',
    reason: 'Actions for any time belong to one’s own turn (L11), and these four need other players.',
  },
  M81: {
    title: 'Other players only',
    text: 'Authoritarian, Dealer and Collector concern other players, never yourself.',
    reason: 'Paying or giving something to yourself would change nothing (M70).',
  },
  M82: {
    title: 'Clumsiness with an empty workbench',
    text: 'You may activate Clumsiness with an empty workbench if anybody has a shard.',
    reason: 'It still has an effect on the others (M42).',
  },
  M83: {
    title: 'Dealer on a full workbench',
    text: 'The player returns any one of the nine shards.',
    reason: 'The surplus is handled as always (M11), so even the shard just received may go back.',
  },
  M96: {
    title: 'After one’s last turn',
    text: 'Players whose last turn is over can still be named for Authoritarian, Dealer and Collector, and still lose a shard to Clumsiness. Liras still change hands.',
    reason: 'The match lasts until the round is completed, and no rule shields anybody before that.',
  },
  M97: {
    title: 'Authoritarian with a full workbench',
    text: 'You take the shard, then you return any one of the nine to the warehouse.',
    reason: 'The surplus is handled as always (M11).',
  },
  M98: {
    title: 'Everything settled first',
    text: 'A surplus, and the answers of others to Dealer and Clumsiness, are settled completely, by all concerned, before the active player does anything else. Shards returned are in the warehouse from then on.',
    reason: 'A surplus goes back at once (L16), and actions never come inside one another (M10).',
  },
  M102: {
    title: 'Memory of the draft',
    text: 'You keep the knowledge of the packets you have held, and when. What this implies about the picks of others is never more than that. A creation of another player can be known with its place in the hand or, after Magician (8), without it.',
    reason: 'This is what an attentive player at the table would know, and no more.',
  },
  L67: {
    title: 'Without Prevident',
    text: 'Prevident (11) is taken out before the four advantages are drawn.',
  },
  L68: {
    title: 'Larger hands',
    text: 'Each player has six creations, or seven in a match of two.',
  },
  L69: {
    title: 'Liras on the board',
    text: 'As many coins of 1 L as there are players lie on the circle, in spaces between two shards. M53 says where.',
  },
  L70: {
    title: 'The selector at 12:00',
    text: 'The ring is set at random, and the selector begins at 12:00, between two pairs. In the first turn of the match it moves only half a step, onto the first pair.',
  },
  L71: {
    title: 'A passed Lira',
    text: 'When the selector, on its way from one pair to the next, passes a space where Liras are left, one of them goes to whoever has completed the most creations so far. If several are level, it goes to the bank.',
  },
  L72: {
    title: 'Transparent shards cost',
    text: 'Every transparent shard used for a creation takes 1 L off what the empty places earn.',
  },
  L73: {
    title: 'The owl',
    text: 'The last player in turn order begins with the owl. Its holder may hand it on to the right and, for that, put any creation of their hand in front.',
  },
  L74: {
    title: 'The last Lira',
    text: 'Besides the usual end there is another: once the last Lira has left the board, all play their last turn.',
  },
  L75: {
    title: 'Creations left over',
    text: 'In the scoring each creation still in hand costs 2 L.',
  },
  M07: {
    title: 'Which advantages are removed',
    text: 'Present (1), Gift (2) and Prevident (11) are removed. By option only 11 is removed, or none of the three (M77).',
    reason:
      'The base rulebook takes 1 and 2 out of expert matches, the expert sheet takes out 11; both hold. The sheet exists in English and French only, with 11 spelt “Prevident” and “Pévoyant”.',
  },
  M53: {
    title: 'Where the Liras lie',
    text: 'The Liras lie at 6:00 and at 12:00. Two players: 1 L at each. Three players: 2 L at 6:00 and 1 L at 12:00. Four players: 2 L at each.',
    reason:
      'The picture is missing from our source, and the captions of both sheets print 1 € for 1 L. This layout fits all that is printed, and with any number of players the last Lira falls in round 7.',
  },
  M54: {
    title: 'The first half step',
    text: 'The half step of the first turn does not pass the Lira at 12:00.',
    reason: 'Only a way from one pair to the next counts (L71), and at 12:00 there is no pair.',
  },
  M55: {
    title: 'Nobody ahead',
    text: 'If several players are level at the top, even with no creation at all, the Lira goes to the bank. It counts as taken all the same: if it was the last, the end begins.',
    reason: 'The tie is printed, and the end depends on the Lira leaving the board, not on who receives it.',
  },
  M56: {
    title: 'The moment of counting',
    text: 'The completed creations are compared at the instant the selector passes, before the shards are taken. Actions for any time at the start of the turn may come before.',
    reason: 'The printed rule looks at the moment of passing.',
  },
  M57: {
    title: 'The last round',
    text: 'After the last Lira the round is played out. With the layout of M53 this is always round 7, except as in M77.',
    reason:
      'The English sheet has the match end at once and all play a last turn, the French one only the last turn; a completed round gives all equally many turns.',
  },
  M58: {
    title: 'The deduction in every expert match',
    text: 'The 2 L of L75 are lost in every expert match, however it ended. A score may fall below 0.',
    reason: 'The printed scoring makes no difference between the two ends and sets no lower limit.',
  },
  M59: {
    title: 'Deduction from the pay',
    text: 'The Liras of L72 are taken off what the creation pays. This cannot become negative.',
    reason:
      'At least four places are empty once the shards are paid, and at most four transparent shards have been used.',
  },
  M60: {
    title: 'Using the owl',
    text: 'You may use the owl in your own turn, at any free moment (M10), with at least two creations in hand. It costs nothing. The new holder may use it from their next turn on.',
    reason:
      'It is printed without a price, and actions belong to one’s own turn. The English sheet calls it an optional action and hands the owl on in order to move the creation; the French one calls it a special action, tells the two in separate sentences and makes the token a statue.',
  },
  M61: {
    title: 'Expert draft',
    text: 'With four players six creations are dealt to each and all six are drafted. With three players seven are dealt, with two players eight.',
    reason: 'Four players with seven each would need 28 creations, and there are 24.',
  },
  M62: {
    title: 'The usual end',
    text: 'The usual end comes when somebody has completed all the creations of their hand, six or seven.',
    reason: 'The base rule means the whole hand, and the hand is larger here.',
  },
  M77: {
    title: 'Prevident by option',
    text: 'If an option lets Prevident (11) into an expert match, it is refused while the selector stands at 12:00. The last round is the one in which the last Lira falls.',
    reason: 'At 12:00 there is no pair to take, and a selector that rests delays the Liras.',
  },
  M87: {
    title: 'One end only',
    text: 'If the last Lira and somebody’s last creation fall in the same round, there is one end: the round is completed once.',
    reason: 'Both ends ask for the same thing.',
  },
  M88: {
    title: 'Ties in an expert match',
    text: 'The Liras are compared after the deduction of 2 L for each creation left in hand. Then M64 holds as it stands.',
    reason: 'The deduction is part of the scoring, and the sheet names no tie-break of its own.',
  },
  M101: {
    title: 'The way of the owl',
    text: 'The owl begins at the last seat and goes to the previous seat in turn order. The chosen creation becomes the first; the others keep their order.',
    reason:
      'The turn passes to the left, so the right is the seat before; and the printed action moves one creation only.',
  },
};
