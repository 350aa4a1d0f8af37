/**
 * Replaced: Root of @docusaurus/core 3.9.1, which renders its children alone.
 *
 * Why: the banner about a wrong base address, in the words and the language of
 * the site; upstream's (`baseUrlIssueBanner`) is in English, for developers.
 */
import type {ReactNode} from 'react';
import Banner from '@base-address/Banner';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Banner />
      {children}
    </>
  );
}
