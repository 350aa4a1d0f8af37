/** Components for writers that few pages use: `packages/remark/src/importOnDemand.ts` has those pages import them. */
import AllCards, {Card} from '../Cards';
import {failsAlone} from '../failsAlone';
import SupportEmail from '../SupportEmail';
import TranslationNotice from '../TranslationNotice';

export {Card, SupportEmail, TranslationNotice};
export const Cards = failsAlone(AllCards);
