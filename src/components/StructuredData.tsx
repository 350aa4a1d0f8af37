import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** JSON-LD in the head. Escapes `</script>`, which upstream doesn't. */
export default function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
