/** Separate, so that only pages with walkthroughs load its styles. */
import {withErrorBoundary} from '../../withErrorBoundary';
import WholeWalkthrough, {WalkthroughFrame as WholeFrame} from './Walkthrough';

export const Walkthrough = withErrorBoundary(WholeWalkthrough);
export const WalkthroughFrame = withErrorBoundary(WholeFrame);
