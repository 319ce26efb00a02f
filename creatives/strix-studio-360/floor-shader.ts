import { LIGHT } from './light-shader.ts';

/** Everything behind and below the car in one pass: the wall with its light bar, the floor with the car's shadow, reflection and lamp pools. */
export const FLOOR_FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 uRight,uUp,uForward;uniform vec4 uLens;uniform vec2 uSize;uniform vec2 uTurn;uniform vec4 uRoom;uniform sampler2D uBelow;
out vec4 oColour;
${LIGHT}
vec3 wall(vec3 d){
float t=(-5.5-uEye.z)/d.z;vec2 q=uEye.xy+d.xy*t;
vec2 g=q-vec2(0.,1.3);
vec3 c=vec3(.0065,.0070,.0085)+uKey*(vec3(.012,.013,.015)+uGlow*.08)*exp(-dot(g*vec2(.22,.42),g*vec2(.22,.42)));
float tb=(BAR.y-uEye.z)/d.z;vec2 b=uEye.xy+d.xy*tb;
float half0=uReach*uBar;vec2 e=vec2(max(abs(b.x)-half0,0.),b.y-BAR.x);float l=length(e);float on=smoothstep(0.,.25,uBar);
c+=on*mix(vec3(1.),sqrt(uGlow),.72)*(.030*exp(-l*1.7)+.22*exp(-l*15.));
float px=length(vec2(dFdx(b.y),dFdy(b.y)));
c+=vec3(.010)*smoothstep(.5,-.5,(abs(b.y-BAR.x)-.022)/px)*step(abs(b.x),uReach);
c+=on*mix(vec3(1.),sqrt(uGlow),.12)*2.6*smoothstep(.6,-.6,(max(abs(b.y-BAR.x)-.017,(abs(b.x)-half0)*.3))/px);
return c;
}
vec3 ground(vec3 d){
float t=-uEye.y/d.y;vec3 p=uEye+d*t;vec2 q=p.xz;
vec3 c=vec3(.0065,.0070,.0085)+uKey*(vec3(.040,.044,.050)+uGlow*.07)*pool(q);
vec3 r=vec3(d.x,-d.y,d.z);float fres=.03+.6*pow(1.-r.y,5.);
vec2 car=vec2(q.x*uTurn.x-q.y*uTurn.y,q.x*uTurn.y+q.y*uTurn.x);
vec2 hull=abs(car)-vec2(1.95,.60);float sh=length(max(hull,0.))+min(max(hull.x,hull.y),0.)-.25;
float shadow=1.-.95*uRoom.y*smoothstep(.55,-.28,sh);
float feet=1.;for(int i=0;i<4;i++){vec2 f=car-vec2(i<2?-1.5:1.47,(i&1)==0?.8:-.8);feet*=1.-.96*uRoom.y*exp(-dot(f*vec2(3.,5.),f*vec2(3.,5.)));}
c*=shadow*feet;
vec2 beam=vec2(-car.x-2.35,abs(car.y)-.62);
c+=uLamps*vec3(.70,.82,1.)*.16*smoothstep(.0,.5,beam.x)*exp(-beam.x*.95)*exp(-pow(beam.y/(.32+.22*max(beam.x,0.)),2.));
c+=uLamps*vec3(1.,.06,.03)*.055*smoothstep(-.1,.35,car.x-2.25)*exp(-max(car.x-2.25,0.)*1.7)*exp(-car.y*car.y*1.2);
vec2 uv=gl_FragCoord.xy/uSize;float seen=0.;
if(uRoom.x>.5){
float h=max(max(textureLod(uBelow,uv,5.).a*1.6,textureLod(uBelow,uv,4.).a),textureLod(uBelow,uv,3.).a)*2.;h=max(h,textureLod(uBelow,uv,0.).a*2.);
float blur=.003+h*.055;float level=log2(max(1.,blur*uSize.y*.5));vec3 sum=vec3(0.);float turn=(grain(gl_FragCoord.xy)+.5)*6.2832;
for(int i=0;i<8;i++){float ring=sqrt((float(i)+.5)/8.);float a=float(i)*2.39996+turn;vec2 off=vec2(cos(a)*.5*uSize.y/uSize.x,sin(a)*1.2)*ring*blur;
vec4 m=textureLod(uBelow,uv+off,level);float fade=smoothstep(.34,.03,m.a);sum+=m.rgb*m.rgb*exp(-m.a*5.)*fade*fade*1.3;seen+=smoothstep(0.,.02,m.a)*fade;}
c+=sum/8.*.75;seen/=8.;
}
vec3 up=studio(p,r,.16);c+=up*fres*.22*(1.-.85*max(seen,1.-shadow))*smoothstep(3.2,1.8,q.y);
return c;
}
void main(){
vec2 ndc=gl_FragCoord.xy/uSize*2.-1.;
vec3 d=normalize(uForward+uRight*(ndc.x-uLens.z)*uLens.x+uUp*(ndc.y-uLens.w)*uLens.y);
float t=(-5.5-uEye.z)/d.z;float high=uEye.y+d.y*t;
vec3 c=wall(d);if(high<0.)c=mix(c,ground(d),smoothstep(0.,-1.3,high));
float vig=1.-.30*dot(ndc*vec2(.55,.5),ndc*vec2(.55,.5));
c=film(c*vig);c+=grain(gl_FragCoord.xy)*.012;
oColour=vec4(c*uRoom.z+uRoom.w,1.);
}`;

/** Lens glow of the lamps and the bar, added over everything: lines on the picture, in fractions of its height. */
export const GLOW_FRAGMENT = `#version 300 es
precision highp float;uniform vec2 uSize;uniform vec4 uLamp[6];uniform vec4 uTint[6];out vec4 oColour;
float seg(vec2 p,vec2 a,vec2 b){vec2 w=p-a,e=b-a;return length(w-e*clamp(dot(w,e)/max(dot(e,e),1e-6),0.,1.));}
void main(){vec2 p=gl_FragCoord.xy/uSize.y;vec3 c=vec3(0.);
for(int i=0;i<6;i++){float k=uTint[i].w;if(k<=0.)continue;float d=seg(p,uLamp[i].xy,uLamp[i].zw);vec2 m=p-(uLamp[i].xy+uLamp[i].zw)*.5;
c+=uTint[i].rgb*k*(.30*exp(-d*d*420.)+.13*exp(-d*11.)+.10*exp(-abs(m.y)*90.)*exp(-abs(m.x)*3.2));}
oColour=vec4(c,1.);}`;
