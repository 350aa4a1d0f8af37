/** Components for writers that few pages use: `packages/remark/src/importOnDemand.ts` has those pages import them. */
import AllCards, {Card} from './Cards';
import {failsAlone} from './failsAlone';
import SupportEmail from './SupportEmail';
import TranslationNotice from './TranslationNotice';
import WholeWalkthrough, {WalkthroughFrame as WholeFrame} from './Walkthrough';

export {Card, SupportEmail, TranslationNotice};
export const Cards = failsAlone(AllCards);
export const Walkthrough = failsAlone(WholeWalkthrough);
export const WalkthroughFrame = failsAlone(WholeFrame);
