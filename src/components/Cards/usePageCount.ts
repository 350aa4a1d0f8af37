import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Makes the words for a number of pages: "1 page", "3 pages". */
export function usePageCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.DocCard.categoryDescription.plurals',
          message: '{count} page|{count} pages',
          description: 'A number of pages; singular and plural separated by |',
        },
        {count},
      ),
    );
}
