/** Icons of screens and panels that come after the first move. */
export const AGAIN = 'M5 12a7 7 0 1 0 2.1-5L4.5 9.5M4.5 4.5v5h5';
export const TAKE = 'M12 4v10M7.5 10l4.5 4.5L16.5 10M5 19.5h14';
export const TURN_BACK = 'M18 5l-7 7 7 7M11 5l-7 7 7 7';
export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
export const CHAIRS =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M8 3.5a9 9 0 0 1 8 0M8 20.5a9 9 0 0 0 8 0M3.5 9a9 9 0 0 0 0 6M20.5 9a9 9 0 0 1 0 6';
export const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';
