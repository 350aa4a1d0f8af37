import {expose} from 'comlink';
import {EmbeddedIndex} from './embeddedIndex';

expose(EmbeddedIndex);
