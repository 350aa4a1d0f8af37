export {findUnreadableCharacter} from './characters';
export {messageOf, type Fault} from './fault';
