/** slug, name, title, description; children hang below. */
export interface TopicWords {
  slug: string;
  name: string;
  title: string;
  description: string;
  children?: readonly TopicWords[];
}
