/** A separate module, so that only pages with walkthroughs load its style sheet. */
import {withErrorBoundary} from '../../withErrorBoundary';
import WholeWalkthrough, {WalkthroughFrame as WholeFrame} from './Walkthrough';

export const Walkthrough = withErrorBoundary(WholeWalkthrough);
export const WalkthroughFrame = withErrorBoundary(WholeFrame);
