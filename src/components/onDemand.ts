/** Components for writers that few pages use: `packages/content/src/markdown/importOnDemand.ts` has those pages import them. */
import AllCards, {Card} from './Cards';
import {failsAlone} from './FailsAlone';
import SupportEmail from './SupportEmail';
import TranslationNotice from './TranslationNotice';
import WholeWalkthrough from './Walkthrough';
import WholeFrame from './Walkthrough/WalkthroughFrame';

export {Card, SupportEmail, TranslationNotice};
export const Cards = failsAlone(AllCards);
export const Walkthrough = failsAlone(WholeWalkthrough);
export const WalkthroughFrame = failsAlone(WholeFrame);
