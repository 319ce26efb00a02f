import { BlogIndex } from './blog-index.tsx';

/** `/blog-grid`: the articles as cards. */
export default function BlogGridPage() {
  return <BlogIndex view="grid" />;
}
