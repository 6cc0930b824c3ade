/** ANA-01. */
export const TITLE = 'Analytics Dashboard';
/** ANA-02. */
export const SUBTITLE = 'Track your website traffic, popular pages, and visitor activity.';
