import config from './docusaurus.config';

export default {...config, plugins: [['docusaurus-search-sections', {synonym: {}}]]};
