import {useEffect, type RefObject} from 'react';
import {drawn, press} from '../inputField';
import type {Answer} from '../boxContext';

const askAiItem = '.DocSearch-AskAi-Section [aria-selected="true"]';

/**
 * With Ask AI, DocSearch 4.7.0 puts its item first and selects it: Enter would
 * send every search to the assistant. The first page is selected instead. And
 * Enter on the item itself keeps to the first conversation of the box, so that
 * it is clicked, which does not.
 */
export function useEnterOpensPage(
  container: RefObject<HTMLElement | null>,
  answer: Answer | undefined,
  enabled: boolean,
): void {
  useEffect(() => {
    if (enabled && answer && answer.count > 0) {
      void drawn().then(() => {
        if (container.current?.querySelector(askAiItem)) {
          press(container.current, 'ArrowDown');
        }
      });
    }
  }, [answer, container, enabled]);

  useEffect(() => {
    const box = container.current;
    if (!enabled || !box) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const item = box.querySelector<HTMLElement>(askAiItem);
      if (event.key === 'Enter' && !event.isComposing && item) {
        event.preventDefault();
        event.stopPropagation();
        item.click();
      }
    };
    box.addEventListener('keydown', onKeyDown, {capture: true});
    return () => box.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [container, enabled]);
}
