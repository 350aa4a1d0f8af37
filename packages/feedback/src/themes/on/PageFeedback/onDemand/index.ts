/** What the control needs once a reader answers: fetched when a button is approached. */
export {answer, recall} from './answer';
