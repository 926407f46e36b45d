import type { CommentWidgetState } from '../entities/comment-widget.ts';

export const commentWidgetExample: Required<CommentWidgetState> = {
  page: {
    api_key: 'discussion-public',
    identifier: 'article-halden-arc-14',
    remote_auth_s3: 'eyJpZCI6InVzZXItMjIzMSJ9 2c1e 1772539200',
    title: 'A week with the Halden Arc 14',
    url: 'https://wavelength.example/article/halden-arc-14-first-week/',
  },
  units: { 'article-halden-arc-14': { isOpen: false } },
};
