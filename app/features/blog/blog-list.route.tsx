import { BlogIndex } from './blog-index.tsx';

/** `/blog-list`: the articles as lines. */
export default function BlogListPage() {
  return <BlogIndex view="list" />;
}
