/** Apart from the other components on demand, as only the pages with walkthroughs need its style sheet. */
import {failsAlone} from '../../failsAlone';
import WholeWalkthrough, {WalkthroughFrame as WholeFrame} from './Walkthrough';

export const Walkthrough = failsAlone(WholeWalkthrough);
export const WalkthroughFrame = failsAlone(WholeFrame);
