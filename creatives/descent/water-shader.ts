/** One pass: water column, surface from below in perspective, sun, beams, haze. Colours arrive as sRGB; dithered against banding. */
export const WATER_FRAGMENT = `#version 300 es
precision highp float;
uniform vec2 size;
uniform vec2 sunAt;
uniform float time,fall,travel,sun,surface,horizon,fine;
uniform vec3 top,middle,bottom;
uniform sampler2D net1,net2;
out vec4 colour;

float hash(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float noise(vec2 p){
  vec2 i=floor(p),f=fract(p);
  f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1,0)),f.x),mix(hash(i+vec2(0,1)),hash(i+vec2(1,1)),f.x),f.y);
}
float net(vec2 p){
  float light=min(texture(net1,p+time*vec2(.085,.04)).r,texture(net2,p-time*vec2(.07,-.055)+.31).r);
  return light*light*2.4;
}
void main(){
  vec2 p=vec2(gl_FragCoord.x,size.y-gl_FragCoord.y);
  float y=p.y/size.y;
  vec3 c=y<.45?mix(top,middle,y/.45):mix(middle,bottom,(y-.45)/.55);
  float rise=fall*travel;
  if(fine>.5){
    float haze=noise(vec2(p.x*.006,(p.y+rise*.6)*.009)+time*.03)*.6+noise(vec2(p.x*.017,(p.y+rise*.8)*.021)-time*.04)*.4;
    c*=.88+.24*haze;
  }
  if(sun>.01){
    vec2 far=(p-vec2(sunAt.x,sunAt.y*.2-rise*.18))/max(size.x,size.y);
    float near=exp(-dot(far,far)*11.)*.75+exp(-length(far)*5.2)*.55;
    c+=vec3(.34,.72,.74)*near*sun*sun;
    if(surface>.01&&p.y<horizon){
      float above=(horizon-p.y)/(size.y*.24);
      vec2 plane=vec2((p.x-sunAt.x)/(above*2.6+.02),60./(above+.04)+time*16.)/128.;
      float light=net(plane*.9)+.5*net(plane*2.1+.3);
      float glare=exp(-abs(p.x-sunAt.x)/size.x*1.9);
      c+=vec3(.62,.95,.93)*light*surface*smoothstep(0.,.42,above)*(.35+.9*glare);
    }
    vec2 ray=p-vec2(sunAt.x,sunAt.y*.6-rise*.2);
    float angle=ray.x/max(1.,ray.y);
    float shaft=noise(vec2(angle*9.+time*.11,time*.17))*.6+noise(vec2(angle*23.-time*.16,4.+time*.23))*.4;
    shaft=smoothstep(.42,.95,shaft);
    float deep=exp(-ray.y/size.y*1.25);
    c+=vec3(.36,.72,.76)*shaft*deep*pow(sun,1.5)*.75;
  }
  vec2 edge=p/size-.5;
  c*=1.-dot(edge,edge)*.42;
  c+=(hash(gl_FragCoord.xy+fract(time))-.5)/170.;
  colour=vec4(c,1);
}`;
