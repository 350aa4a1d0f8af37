import type {ReactNode} from 'react';
import Figure from '../Figure';

export interface WalkthroughFrameProps {
  name: string;
  version?: string;
  locale: string;
  /** What to do and what one sees: it says all that the drawing shows. */
  caption: string;
  width: string;
  height: string;
}

/** One frame of a walkthrough; the build makes it (`packages/content/src/markdown/figures.ts`). */
export default function WalkthroughFrame({caption, ...drawing}: WalkthroughFrameProps): ReactNode {
  return (
    <Figure {...drawing} alt={caption}>
      {caption}
    </Figure>
  );
}
