/**
 * Wrapped: BackToTopButton of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream scrolls smoothly, even when the reader prefers reduced motion.
 */
import type {MouseEvent, ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';

function jumpWhenMotionIsReduced(event: MouseEvent): void {
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jumpWhenMotionIsReduced}>
      <BackToTopButton />
    </div>
  );
}
