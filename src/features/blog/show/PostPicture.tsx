import type { Post } from '../post.ts';

interface PostPictureProps {
  post: Pick<Post, 'image' | 'imageSet'>;
  sizes: string;
  /** Set in the first screen, so that the picture loads first instead of lazily. */
  first?: boolean;
}

export function PostPicture({ post, sizes, first }: PostPictureProps) {
  return (
    <img
      src={post.image}
      srcSet={post.imageSet}
      sizes={post.imageSet && sizes}
      alt=""
      width={640}
      height={360}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className="w-full bg-raised object-cover"
    />
  );
}
