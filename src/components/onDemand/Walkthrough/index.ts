/** In a separate folder, so that only pages with walkthroughs load its styles. */
import {withErrorBoundary} from '../../withErrorBoundary';
import BaseWalkthrough, {WalkthroughFrame as BaseWalkthroughFrame} from './Walkthrough';

export const Walkthrough = withErrorBoundary(BaseWalkthrough);
export const WalkthroughFrame = withErrorBoundary(BaseWalkthroughFrame);
