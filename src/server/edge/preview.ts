/**
 * The page with the picture that is shown of links to it. Whoever fetches it for a preview wants its whole address, so
 * there is one only where that is known.
 */
export const withPreview = (page: string, picture: string): string =>
  page.replace(
    '</head>',
    `<meta property="og:image" content="${picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image"></head>`,
  );
