import {expose} from 'comlink';
import {Library} from './library';

expose(Library);
