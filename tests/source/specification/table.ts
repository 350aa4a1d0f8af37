/** A statement of the specification. */
export interface Row {
  /** In the words of the specification. */
  text: string;
  /** The addresses that it names, without the language. */
  paths?: string[];
  /** Those of unlisted documents. */
  unlistedPaths?: string[];
  /** The tests that prove it: `file › group › title`, with titles as written in the file. */
  tests: string[];
  /** Where the site differs on purpose, and why. */
  note?: string;
}

export interface Section {
  title: string;
  rows: Row[];
}

const routeTests = 'tests/source/specification/routes.test.ts';

/** Paths in a folder. @param names separated by spaces */
const under = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}${name}/`);

const inContract = `${routeTests} › the contract has the paths of $text`;
const asWritten =
  'tests/site/built/documents.test.ts › documents in %s › are as their writers have them';
const served =
  'tests/site/hosting/pages.test.ts › the pages in %s › answer in their language, with all their scripts and styles';
const servedUnlisted =
  'tests/site/hosting/pages.test.ts › the pages in %s › that are unlisted answer, with "noindex", and are in no sitemap';

/** Every statement of the specification that asks something of the site, with the tests that prove it. */
export const specification: Section[] = [
  {
    title: '1. What the product does and for whom',
    rows: [
      {
        text: 'The site is a static, public documentation website in English and French.',
        tests: [
          served,
          'tests/site/built/everyPage.test.ts › every page of the build › names its language, and has one h1 when it is no redirect',
        ],
      },
      {
        text: 'Content areas: administration, projects and organisations, project items and views, roadmapping, breakdown structures, datasets and connectors, a public REST API, troubleshooting, support and versions.',
        paths: under(
          '/category/',
          'administration projects project-items projects-views roadmapping breakdown-structures datasets public-rest-api troubleshooting support versions',
        ),
        tests: [
          inContract,
          'tests/site/built/listings.test.ts › listings in %s › describes each category, and each page on its cards',
        ],
      },
      {
        text: 'Generic layout: a skip-to-content link',
        tests: [
          'tests/browser/desktop/shell.spec.ts › the skip link is first and leads to the text',
        ],
      },
      {
        text: 'an optional closable announcement bar',
        tests: [
          'tests/browser/desktop/announcement.spec.ts › the announcement closes, and stays closed from page to page and in the other language',
          'tests/release/webpack/webpack.spec.ts › a site that webpack built leads from page to page, and has no announcement',
        ],
      },
      {
        text: 'a fixed navbar',
        tests: [
          'tests/browser/desktop/navbar.spec.ts › the navbar hides on scroll down and returns on scroll up',
        ],
      },
      {
        text: 'a mobile side menu',
        tests: [
          'tests/browser/phone/menu.spec.ts › the side menu › opens on the pages, goes back to the main menu, and closes by its button or beside it',
        ],
      },
      {
        text: 'a footer',
        tests: [
          'tests/site/built/identity.test.ts › the identity of the site in %s › ends with the copyright line',
        ],
      },
      {
        text: 'a search box',
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › a hit has its title, the path of its section and its text, with marks; all are on the search page',
          'tests/browser/desktop/searchBox.spec.ts › in French: words of the box, hits without accents, of French pages alone',
        ],
      },
      {
        text: 'a colour-mode toggle',
        tests: [
          'tests/browser/desktop/colourMode.spec.ts › the colour mode › goes light, dark, system, and is remembered',
        ],
      },
      {
        text: 'a language switcher',
        tests: [
          'tests/browser/desktop/language.spec.ts › the language switch keeps page, query and anchor, from ${locale}',
        ],
      },
      {
        text: 'The site has no product feature of its own beyond reading, navigating and searching.',
        tests: [
          'tests/site/built/everyPage.test.ts › every page of the build › fetches its own files alone',
          'tests/browser/desktop/searchBox.spec.ts › nothing of the search is fetched while a page loads; nothing is asked elsewhere, and nothing sent',
        ],
      },
    ],
  },
  {
    title: '2. Screens and routes',
    rows: [
      {
        text: 'All pages are served from the site root and every page path ends with a trailing slash.',
        tests: [
          asWritten,
          'tests/site/built/listings.test.ts › listings in %s › lists in the sitemap every listed page, weekly, and nothing else of the documents',
          'tests/site/hosting/redirects.test.ts › pages that moved, and pages without their slash, lead to those that there are',
        ],
      },
      {
        text: 'The English site is at the root; French is served under /fr/.',
        tests: [`${routeTests} › the contract has both languages`, served],
      },
      {
        text: 'The home page is the get-started page.',
        tests: [`${routeTests} › the home page is the get-started page`, asWritten],
      },
      {
        text: 'Every page is in one sidebar grouped by categories.',
        tests: [
          `${routeTests} › there is one sidebar`,
          'tests/site/built/listings.test.ts › listings in %s › shows every listed page in the sidebar, and no unlisted one on any page',
        ],
      },
      {
        text: 'Any unknown path shows a not-found page.',
        tests: [
          'tests/site/hosting/pages.test.ts › the pages in %s › that are not there have the status 404 and the page of the language',
          'tests/browser/desktop/notFound.spec.ts › an unknown address is answered in its language and keeps query and hash, whichever page its host has',
        ],
      },
    ],
  },
  {
    title: '2. Fixed routes',
    rows: [
      {
        text: '/ : home (get-started page).',
        tests: [`${routeTests} › the home page is the get-started page`],
      },
      {
        text: '/search/ : search results page; the query parameter is q.',
        paths: ['/search/'],
        tests: [
          inContract,
          'tests/browser/desktop/searchPage.spec.ts › a query is answered while it is typed, counted, and kept in the address',
          'tests/browser/desktop/searchPage.spec.ts › in French, without accents too',
        ],
      },
      {
        text: '/tags/ : tag index.',
        paths: ['/tags/'],
        tests: [
          inContract,
          'tests/site/built/listings.test.ts › listings in %s › has the tags of the contract, each with its meaning and the listed pages that carry it',
        ],
      },
      {
        text: '/tags/{tag}/ : one page per tag. Tags: api, connexion, dataset, get-started, import, lift, mapping, roadmap, tutorial, video, view.',
        paths: under(
          '/tags/',
          'api connexion dataset get-started import lift mapping roadmap tutorial video view',
        ),
        tests: [
          inContract,
          'tests/site/built/listings.test.ts › listings in %s › has the tags of the contract, each with its meaning and the listed pages that carry it',
          served,
        ],
      },
      {
        text: '/category/{name}/ : category index pages. Names: administration, projects, project-items, projects-views, navigate-through-telescope, project-domains, roadmapping, breakdown-structures, datasets, troubleshooting, support, versions, api-post, public-rest-api.',
        paths: under(
          '/category/',
          'administration projects project-items projects-views navigate-through-telescope project-domains roadmapping breakdown-structures datasets troubleshooting support versions api-post public-rest-api',
        ),
        tests: [
          inContract,
          'tests/site/built/listings.test.ts › listings in %s › describes each category, and each page on its cards',
          'tests/site/built/listings.test.ts › listings in %s › leads from the categories of the API to their unlisted pages',
          served,
        ],
      },
    ],
  },
  {
    title: '2. Documentation pages by area',
    rows: [
      {
        text: 'Administration: admin_get_started, admin_workspace_settings, user_account_settings.',
        paths: under(
          '/administration/',
          'admin_get_started admin_workspace_settings user_account_settings',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Projects: admin_manage_organisations and admin_manage_projects, each with a deprecated variant.',
        paths: under(
          '/projects/',
          'admin_manage_organisations admin_manage_organisations_deprecated admin_manage_projects admin_manage_projects_deprecated',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Project items: get_started, portfolio.',
        paths: ['/', ...under('/projects/project_items/', 'portfolio')],
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Views: controls, list, kanban.',
        paths: under('/projects/projects_views/', 'controls list kanban'),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Navigate pages: manage_charts, manage_items, manage_reviews_minutes, settings_filters, tags.',
        paths: under(
          '/projects/navigate_through_telescope/',
          'manage_charts manage_items manage_reviews_minutes settings_filters tags',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Domain pages: actions, costs, dependencies, governance, project_charter, risk_opportunity, schedule, shortcuts.',
        paths: under(
          '/projects/project_domains/',
          'actions costs dependencies governance project_charter risk_opportunity schedule shortcuts',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Roadmapping: create_or_update, export, get_started, manage_and_share, manage_group_settings, manage_item_settings, manage_link_settings, manage_resources_views, manage_roadmap_settings, navigate, timeline_tutorials.',
        paths: under(
          '/roadmapping/',
          'create_or_update export get_started manage_and_share manage_group_settings manage_item_settings manage_link_settings manage_resources_views manage_roadmap_settings navigate timeline_tutorials',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Structures: core_breakdown_structure, core_get_started, core_get_started_2.',
        paths: under(
          '/breakdown_structures/',
          'core_breakdown_structure core_get_started core_get_started_2',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Datasets: lift_get_started, lift_create_dataset, lift_dataset_management, lift_mapping_data, lift_mapping_management, lift_tutorials, data_quality (English and French).',
        paths: under(
          '/datasets/',
          'lift_get_started lift_create_dataset lift_dataset_management lift_mapping_data lift_mapping_management lift_tutorials data_quality_en data_quality_fr',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'Connectors: gitlab, jira, smartsheet, SharePoint O365, SharePoint server (the two SharePoint pages are unlisted).',
        paths: under('/datasets/connectors/', 'gitlab jira smartsheet'),
        unlistedPaths: under('/datasets/connectors/', 'sharepoint_o365 sharepoint_server'),
        tests: [
          inContract,
          asWritten,
          served,
          servedUnlisted,
          'tests/site/built/listings.test.ts › listings in %s › leads from the category of datasets to all connectors',
        ],
      },
      {
        text: 'Top-level pages: glossary, navigation_actions, support_en, support_fr, troubleshooting, versions.',
        paths: under(
          '/',
          'glossary navigation_actions support_en support_fr troubleshooting versions',
        ),
        tests: [inContract, asWritten, served],
      },
      {
        text: 'API: api/api (unlisted).',
        unlistedPaths: under('/api/', 'api'),
        tests: [inContract, asWritten, servedUnlisted],
      },
      {
        text: 'Public REST API: authentification, common-parameters, get_started, response, routing (all unlisted).',
        unlistedPaths: under(
          '/public_rest_api/',
          'authentification common-parameters get_started response routing',
        ),
        tests: [inContract, asWritten, servedUnlisted],
      },
      {
        text: 'Unlisted pages are reachable by URL but hidden from the sidebar.',
        tests: [
          servedUnlisted,
          'tests/site/built/listings.test.ts › listings in %s › shows every listed page in the sidebar, and no unlisted one on any page',
          'tests/browser/desktop/shell.spec.ts › an unlisted page is in no menu, and its way back is the breadcrumb',
        ],
      },
      {
        text: 'Some source pages carry an .html extension in their names (the administration pages).',
        tests: [
          `${routeTests} › pages of the administration keep .html in the names of their sources`,
        ],
      },
      {
        text: 'Each route path also carries a short hash suffix in the route table.',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › has a short hash at the end of each route',
        ],
      },
    ],
  },
  {
    title: '2. Screen elements',
    rows: [
      {
        text: "Navbar: a 'Documentation' sidebar entry on the left; a 'Sign In' link on the right.",
        tests: [
          'tests/browser/desktop/navbar.spec.ts › the navbar has the documentation left, and search, language and sign-in right',
        ],
      },
      {
        text: 'Item types supported: link',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › link: leads to a page, or to another site',
        ],
      },
      {
        text: 'Item types supported: dropdown',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › dropdown: a link, a document, raw HTML and another site',
          'tests/browser/desktop/navbar.spec.ts › a dropdown › opens and closes with Enter and Space, names the list that it opens, and is left with Tab',
          'tests/browser/desktop/navbar.spec.ts › on a screen that is touched › a dropdown opens and closes',
        ],
      },
      {
        text: 'Item types supported: locale dropdown',
        tests: [
          'tests/browser/desktop/language.spec.ts › the language switch names each language in it, and marks the current one',
        ],
      },
      {
        text: 'Item types supported: search',
        tests: [
          'tests/variant/provider.spec.ts › every query of the ${language} site asks for its language and version',
        ],
      },
      {
        text: 'Item types supported: raw html',
        tests: [
          'tests/variant/navbarMarkup.spec.ts › HTML of navbar items: ${locale} › the navbar shows it on the first page and on the next ones',
          'tests/variant/navbarMarkup.spec.ts › HTML of navbar items: ${locale} › on a phone › the side menu shows it on the first page and on the next one',
        ],
      },
      {
        text: 'Item types supported: doc link, sidebar link',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › doc and sidebar: lead to a document, and to the first one',
        ],
      },
      {
        text: 'Item types supported: version link',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › version: leads to the first page of the version',
        ],
      },
      {
        text: 'Item types supported: version dropdown',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › version dropdown: keeps page, query and anchor, and remembers the version',
          'tests/variant/navbar.spec.ts › navbar items › version dropdown: leads to the first page where the version lacks the page',
        ],
      },
      {
        text: 'The navbar can hide on scroll down and reappear on scroll up.',
        tests: [
          'tests/browser/desktop/navbar.spec.ts › the navbar hides on scroll down and returns on scroll up',
        ],
      },
      {
        text: "Search modal: opens with Ctrl/Cmd+K or '/'",
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › a click and Command with K open the box, Escape gives the focus back; Control opens the page in another tab',
          'tests/browser/desktop/searchBox.spec.ts › the key / can be turned off, which is remembered',
        ],
      },
      {
        text: 'Search modal: offers recent and favourite modes',
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › an arrow and Enter open a section; it is a recent search, which can become a favourite',
        ],
      },
      {
        text: 'Search modal: offers an AI-answer mode',
        tests: [
          'tests/variant/askAi.spec.ts › an answer streams with its search, disclaimer and sources, and is announced',
          'tests/variant/askAi.spec.ts › in French, every word of the mode is French',
        ],
      },
      {
        text: 'Mobile side menu with a secondary menu and a back button.',
        tests: [
          'tests/browser/phone/menu.spec.ts › the side menu › opens on the pages, goes back to the main menu, and closes by its button or beside it',
          'tests/variant/navbar.spec.ts › navbar items › on a phone › the side menu holds every item',
        ],
      },
      {
        text: "Heading anchor links titled 'Direct link to {heading}'.",
        tests: [
          'tests/site/built/documents.test.ts › documents in %s › name the heading in each direct link',
        ],
        note: 'The operations of the API have headings such as “GET /me Read your own account and token”. Their links leave out the method and the path, which screen readers would spell.',
      },
      {
        text: 'Themed images for light and dark mode.',
        tests: [
          'tests/browser/desktop/components.spec.ts › a figure keeps its place, shows one colour mode and says what it shows',
          'tests/browser/desktop/components.spec.ts › only the drawing of the colour mode is fetched',
        ],
      },
      {
        text: 'Table of contents covers heading levels 2 to 3.',
        tests: [
          'tests/site/built/documents.test.ts › documents in %s › list their headings of levels 2 and 3 in the table of contents, and no others',
        ],
      },
      {
        text: 'The sidebar is hideable and auto-collapses categories.',
        tests: [
          'tests/browser/desktop/sidebar.spec.ts › the sidebar › is hidden and shown by a click and by keys, and the focus stays on its button',
          'tests/browser/desktop/sidebar.spec.ts › the sidebar › opens and closes a category by Enter and Space, says which it is, and closes the one before',
        ],
      },
      {
        text: "Crash fallback page: 'This page crashed.' with a 'Try again' button and the error message chain.",
        tests: [
          'tests/variant/crash.spec.ts › a crashed page says so, takes the focus and gives the chain of messages',
          'tests/variant/crash.spec.ts › a page that crashes while it loads says so',
          'tests/variant/crash.spec.ts › Try again shows the page again',
        ],
      },
      {
        text: "Chunk-load failure view: the error text with a 'Retry' button.",
        tests: [
          'tests/browser/desktop/lostChunk.spec.ts › a first page whose chunk is lost reads, and works after Retry',
          'tests/browser/desktop/lostChunk.spec.ts › there is no loop: a chunk that stays lost ends at Retry, which loads the page once',
        ],
      },
      {
        text: 'Progress bar on route change.',
        tests: [
          'tests/browser/desktop/shell.spec.ts › the progress bar comes when a page takes more than 200 ms, without a spinner',
        ],
      },
      {
        text: 'Route changes scroll to top or to the anchor',
        tests: [
          'tests/browser/desktop/shell.spec.ts › a link leads to the top of another page, or to the heading that it names',
        ],
      },
      {
        text: 'alternate locale links and canonical URL metadata are emitted',
        tests: [
          asWritten,
          'tests/browser/desktop/links.spec.ts › the head is that of the page, whichever way it was reached',
        ],
      },
      {
        text: 'route assets are prefetched except on 2g or data-saver connections',
        tests: [
          'tests/browser/desktop/firstVisit.spec.ts › what is fetched ahead › is the page of a link that leads to a section',
          'tests/browser/desktop/firstVisit.spec.ts › what is fetched ahead › is nothing on 2g',
          'tests/release/engines/pages.spec.ts › nothing is fetched ahead for a reader who saves data',
        ],
      },
      {
        text: 'if a route fails to load, a full page reload occurs.',
        tests: [
          'tests/browser/desktop/lostChunk.spec.ts › there is no loop: a chunk that stays lost ends at Retry, which loads the page once',
          'tests/browser/desktop/lostChunk.spec.ts › a page is loaded whole, at the anchor of its link, by a host that sends a page for a missing chunk',
        ],
        note: 'Only when the site answers: see “A route that can’t be loaded” in section 4.',
      },
      {
        text: "Banner when the site's base URL is misconfigured, stating the site did not load properly.",
        tests: [
          'tests/browser/desktop/misplacedBuild.spec.ts › every kind of page in ${locale} names the base address of the build and the one that fits',
          'tests/browser/desktop/misplacedBuild.spec.ts › a page that is not found names only the base address of the build',
          'tests/variant/misplacedBuild.spec.ts › a build for a path that is served at the root names both base addresses',
          'tests/browser/desktop/baseAddress.spec.ts › a page with its styles has no base address banner',
          'tests/browser/desktop/baseAddress.spec.ts › a page with its scripts has no base address banner',
        ],
      },
    ],
  },
  {
    title: '3. Entities and their fields',
    rows: [
      {
        text: 'Doc: id, path, sidebar, unlisted flag',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › has every document, with its id, path, sidebar and whether it is unlisted',
        ],
      },
      {
        text: 'Version: name, label, path, isLast, mainDocId, list of docs',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › has one version, with its name, label, path and main document',
          'tests/site/built/siteData.test.ts › the site data in %s › has every document, with its id, path, sidebar and whether it is unlisted',
        ],
      },
      {
        text: 'Locale: label, htmlLang, path, direction',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › has every language, with its label, code, path and direction',
        ],
      },
      {
        text: "Only one version exists: name 'current', label 'Next'.",
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › has one version, with its name, label, path and main document',
        ],
        note: "The French site translates the label: 'Prochaine'. No page shows it while there is one version.",
      },
    ],
  },
  {
    title: '4. States and transitions',
    rows: [
      {
        text: 'Colour mode: light, dark or system. When the system preference is respected it cycles light, then dark, then system',
        tests: [
          'tests/browser/desktop/colourMode.spec.ts › the colour mode › goes light, dark, system, and is remembered',
        ],
      },
      {
        text: 'otherwise it toggles between light and dark.',
        tests: [
          'tests/browser/desktop/colourMode.spec.ts › the colour mode › goes light and dark only where the preference of the system is not respected',
        ],
      },
      {
        text: 'Collapsible sections: open or closed',
        tests: [
          'tests/browser/desktop/sidebar.spec.ts › the sidebar › opens and closes a category by Enter and Space, says which it is, and closes the one before',
        ],
      },
      {
        text: 'the animation duration depends on content height.',
        tests: [
          'tests/browser/desktop/sidebar.spec.ts › the sidebar › opens a category of more entries more slowly',
        ],
      },
      {
        text: 'Mobile side menu: shown or hidden; has a secondary menu with a back button.',
        tests: [
          'tests/browser/phone/menu.spec.ts › the side menu › opens on the pages, goes back to the main menu, and closes by its button or beside it',
          'tests/browser/phone/menu.spec.ts › the side menu › works from the keyboard alone, closes on Escape, and gives the focus and the scrolling back',
        ],
      },
      {
        text: 'Search modal: open or closed',
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › a click and Command with K open the box, Escape gives the focus back; Control opens the page in another tab',
        ],
      },
      {
        text: 'AI-answer mode on or off.',
        tests: [
          'tests/variant/askAi.spec.ts › keys: an arrow reaches the assistant, Enter asks, Escape goes back and then closes',
        ],
      },
      {
        text: "Announcement bar: visible or dismissed; dismissal is remembered and resets when the bar's id changes.",
        tests: [
          'tests/browser/desktop/announcement.spec.ts › the announcement closes, and stays closed from page to page and in the other language',
          'tests/browser/desktop/announcement.spec.ts › an announcement shows on the very first load after an earlier one was dismissed',
        ],
      },
      {
        text: 'The preferred docs version is remembered (storage key per docs plugin).',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › version dropdown: keeps page, query and anchor, and remembers the version',
        ],
      },
      {
        text: 'Navbar: visible or hidden depending on scroll direction.',
        tests: [
          'tests/browser/desktop/navbar.spec.ts › the navbar hides on scroll down and returns on scroll up',
        ],
      },
      {
        text: 'Progress bar: shown when a route change takes more than 200 ms.',
        tests: [
          'tests/browser/desktop/shell.spec.ts › the progress bar comes when a page takes more than 200 ms, without a spinner',
        ],
      },
      {
        text: 'A route that can’t be loaded: the page is reloaded when the site answers; without a network the current page stays, with the Retry notice, until the network is back or the reader goes elsewhere.',
        tests: [
          'tests/browser/desktop/lostChunk.spec.ts › there is no loop: a chunk that stays lost ends at Retry, which loads the page once',
          'tests/browser/desktop/lostChunk.spec.ts › a page is loaded whole, at the anchor of its link, by a host that sends a page for a missing chunk',
          'tests/browser/desktop/lostChunk.spec.ts › without a network a notice comes over the page, Retry brings it again, and going back takes it away',
          'tests/browser/desktop/lostChunk.spec.ts › the page comes by itself when the network is back',
          'tests/browser/desktop/lostChunk.spec.ts › a site that answers with an error of its own is tried again later',
        ],
        note: 'Not in the specification, which says “a full page reload occurs”. Without a network, a reload would replace the page that the reader has with the error page of the browser.',
      },
    ],
  },
  {
    title: '6. Roles and permissions',
    rows: [
      {
        text: "A 'Sign In' link is in the navbar.",
        tests: [
          'tests/browser/desktop/navbar.spec.ts › the navbar has the documentation left, and search, language and sign-in right',
          'tests/variant/settings.spec.ts › a site has the settings of its owner: year, sign-in, announcement, edit link',
        ],
      },
      {
        text: 'All documentation pages are readable by visitors.',
        tests: [served, servedUnlisted],
      },
    ],
  },
  {
    title: '7. The calls it makes',
    rows: [
      {
        text: 'Search: queries go to a hosted search provider, with facet filters for the language and the docs version tag; contextual search is on.',
        tests: [
          'tests/variant/provider.spec.ts › every query of the ${language} site asks for its language and version',
          'tests/site/built/search.test.ts › the records of the site in %s › carry what contextual search filters by',
        ],
        note: 'With the keys of a provider. A site without keys answers from an index of its own, in the browser.',
      },
      {
        text: 'A preconnect to the provider is added.',
        tests: [
          'tests/variant/settings.spec.ts › a site with a hosted provider says what to search in, and makes no index of its own',
        ],
        note: 'With the keys of a provider.',
      },
      {
        text: 'Page content and route assets are fetched lazily as static script chunks.',
        tests: [
          'tests/browser/desktop/firstVisit.spec.ts › a first visit loads the files that its budget counts',
          'tests/browser/desktop/lostChunk.spec.ts › the second of two choices wins, and nothing is seen of the first when it ${end} late',
        ],
      },
      {
        text: "No calls to the product's own backend are shown.",
        tests: [
          'tests/site/built/everyPage.test.ts › every page of the build › fetches its own files alone',
          'tests/browser/desktop/searchBox.spec.ts › nothing of the search is fetched while a page loads; nothing is asked elsewhere, and nothing sent',
        ],
      },
    ],
  },
  {
    title: '8. Error catalogue',
    rows: [
      {
        text: "Page crash: 'This page crashed.' with 'Try again' and the error message chain",
        tests: [
          'tests/variant/crash.spec.ts › a crashed page says so, takes the focus and gives the chain of messages',
          'tests/variant/crash.spec.ts › a crash of the whole application says so in the language of the site',
          'tests/variant/crash.spec.ts › Try again shows the page again',
        ],
      },
      {
        text: "Chunk load failure: error text with 'Retry'",
        tests: [
          'tests/browser/desktop/lostChunk.spec.ts › a first page whose chunk is lost reads, and works after Retry',
          'tests/browser/desktop/lostChunk.spec.ts › without a network a notice comes over the page, Retry brings it again, and going back takes it away',
        ],
      },
      {
        text: "Search failure: 'Unable to fetch results' and 'You might want to check your network connection.'",
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › a failure is said, and can be tried again',
          'tests/variant/provider.spec.ts › ${name}: the box and the page say so, and ask again',
        ],
      },
      {
        text: "No results: 'No results found for' the query, then 'Try searching for' and 'Let us know.'",
        tests: [
          'tests/browser/desktop/searchBox.spec.ts › no result: searches that have some, and a way to tell support',
          'tests/browser/desktop/searchPage.spec.ts › no result: other searches and a way to tell support',
        ],
      },
      {
        text: 'Navbar item fails to render: an error naming the item',
        tests: [
          'tests/variant/navbar.spec.ts › navbar items › an item that fails to render: the error names the item',
          'tests/release/writers/badInput.test.ts › the build stops and names a navbar item that cannot be rendered › %s that does not exist, with the ones that do',
        ],
      },
      {
        text: 'Version dropdown names an unknown version: an error listing the available versions',
        tests: [
          'tests/release/writers/badInput.test.ts › the build stops and names a navbar item that cannot be rendered › %s that does not exist, with the ones that do',
        ],
      },
      {
        text: 'Missing doc id or sidebar id: internal error thrown',
        tests: [
          'tests/release/writers/badInput.test.ts › the build stops and names a navbar item that cannot be rendered › %s that does not exist, with the ones that do',
        ],
      },
      {
        text: 'Route fails to preload: full page reload',
        tests: [
          'tests/browser/desktop/lostChunk.spec.ts › there is no loop: a chunk that stays lost ends at Retry, which loads the page once',
          'tests/browser/desktop/lostChunk.spec.ts › a page is loaded whole, at the anchor of its link, by a host that sends a page for a missing chunk',
        ],
        note: 'Only when the site answers: see “A route that can’t be loaded” in section 4.',
      },
      {
        text: 'Misconfigured base URL: banner stating the site did not load properly',
        tests: [
          'tests/browser/desktop/misplacedBuild.spec.ts › every kind of page in ${locale} names the base address of the build and the one that fits',
          'tests/browser/desktop/baseAddress.spec.ts › a page without its scripts and styles says so, and names no other base address',
        ],
      },
      {
        text: 'Browser storage unavailable (iframe, incognito): developer warning only',
        tests: [
          'tests/browser/desktop/storage.spec.ts › blocked storage: developers are warned, and nothing is thrown',
          'tests/browser/desktop/storage.spec.ts › a frame of another site: everything works, and nothing is thrown',
          'tests/browser/desktop/storage.spec.ts › a frame without an origin: all but the search works, which says so',
        ],
      },
      {
        text: 'At build time, broken links are ignored',
        tests: [
          'tests/release/webpack/webpack.spec.ts › links that lead nowhere do not stop a build that is not strict',
        ],
      },
      {
        text: 'broken markdown images fail the build.',
        tests: [
          'tests/release/writers/badInput.test.ts › the build stops and names the place › of an image, a label, a figure, steps or code that are not right',
        ],
      },
      {
        text: 'Generic framework errors are logged to the console.',
        tests: ['tests/variant/crash.spec.ts › a crash is logged to the console'],
      },
    ],
  },
  {
    title: '9. Business constants and limits',
    rows: [
      {
        text: 'Languages: en (default) and fr (under /fr/).',
        tests: [
          `${routeTests} › the contract has both languages`,
          'tests/site/built/siteData.test.ts › the site data in %s › has every language, with its label, code, path and direction',
        ],
      },
      {
        text: 'Desktop breakpoint: 996 px.',
        tests: [
          'tests/browser/phone/menu.spec.ts › the side menu › closes when the window grows to a desktop',
        ],
      },
      {
        text: 'Search results query parameter: q.',
        tests: [
          'tests/browser/desktop/searchPage.spec.ts › a query is answered while it is typed, counted, and kept in the address',
        ],
      },
      {
        text: 'Table of contents heading levels: 2 to 3.',
        tests: [
          'tests/site/built/documents.test.ts › documents in %s › list their headings of levels 2 and 3 in the table of contents, and no others',
        ],
      },
      {
        text: 'Sitemap: changes weekly, priority 0.5.',
        tests: [
          'tests/site/built/listings.test.ts › listings in %s › lists in the sitemap every listed page, weekly, and nothing else of the documents',
        ],
      },
      {
        text: 'Progress bar: delay 200 ms, no spinner',
        tests: [
          'tests/browser/desktop/shell.spec.ts › the progress bar comes when a page takes more than 200 ms, without a spinner',
        ],
      },
      {
        text: 'Progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle interval 800 ms.',
        tests: [
          'tests/browser/desktop/shell.spec.ts › the progress bar starts at 8 % and moves by at most 2 % every 800 ms, in 200 ms',
        ],
      },
      {
        text: 'Lazy-loading delay default: 200 ms.',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › delays the loading of a route by 200 ms',
        ],
        note: 'Nothing shows while a route loads, except the progress bar.',
      },
      {
        text: 'Storage type: local storage.',
        tests: [
          'tests/site/built/siteData.test.ts › the site data in %s › stores the choices of readers in local storage',
        ],
      },
      {
        text: 'Copyright line: year 2025.',
        tests: [
          'tests/site/built/identity.test.ts › the identity of the site in %s › ends with the copyright line',
        ],
      },
      {
        text: 'Documentation framework version: 3.9.1.',
        tests: [`${routeTests} › the framework has the version of the specification`, asWritten],
      },
      {
        text: "AI-answer disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.'",
        tests: [
          'tests/variant/askAi.spec.ts › an answer streams with its search, disclaimer and sources, and is announced',
          'tests/variant/askAi.spec.ts › in French, every word of the mode is French',
        ],
      },
    ],
  },
];
