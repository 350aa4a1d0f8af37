import {Plain} from '../../theme/MDXComponents';

export {Plain as Home, Plain as HomeLead, Plain as HomePart, Plain as HomeReleases};
export {Plain as HomeRole, Plain as HomeRoles, Plain as HomeSearch};
