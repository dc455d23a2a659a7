import './index.css';

/** What a phone around a shared screen needs. */
export { PhoneRoom } from './phone-room.tsx';
export { TakeSeat } from './take-seat.tsx';
