import './index.css';

/** What a phone around a shared screen needs. */
export { TakeSeat } from './take-seat.tsx';
